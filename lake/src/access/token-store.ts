import {createHash, randomBytes} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'
import type {RoleName} from './roles.ts'

type Token = Omit<ReturnType<TokenStore['create']>, 'key'>

/** The tokens of all projects of a data folder. Stores only a hash of each key. */
export class TokenStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    database.exec(
      'CREATE TABLE IF NOT EXISTS tokens (id TEXT PRIMARY KEY, key_hash TEXT UNIQUE, json TEXT NOT NULL)',
    )
    this.#database = database
  }

  /** Only this response contains the key. */
  create(projectId: string, label: string, role: RoleName) {
    const key = `sk${randomBytes(32).toString('base64url')}`
    const token = {
      id: `si${randomBytes(8).toString('hex')}`,
      projectId,
      label,
      projectUserId: `p${randomBytes(8).toString('hex')}`,
      role,
      createdAt: new Date().toISOString(),
    }
    this.#database
      .prepare('INSERT INTO tokens VALUES (?, ?, ?)')
      .run(token.id, hashOf(key), JSON.stringify(token))
    return {...token, key}
  }

  find(key: string): Token | undefined {
    const row = this.#database.prepare('SELECT json FROM tokens WHERE key_hash = ?').get(hashOf(key))
    return row && JSON.parse(String(row.json))
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
