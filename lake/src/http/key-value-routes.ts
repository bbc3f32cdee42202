import {Hono} from 'hono'
import {isRecord} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {perDataset} from './per-dataset.ts'
import {limitJson, readJson} from './request.ts'

interface Pair {
  key: string
  value: unknown
}

/** The Studio's settings of a user (sort orders, column widths, recent searches). */
const settingsOf = perDataset(({store: {database}}) => {
  database.exec(
    'CREATE TABLE IF NOT EXISTS user_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM user_settings WHERE key = ?')
  const write = database.prepare(
    'INSERT INTO user_settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  return {
    get: (key: string): Pair => ({key, value: JSON.parse(String(read.get(key)?.value ?? 'null'))}),
    set: ({key, value}: Pair) => write.run(key, JSON.stringify(value ?? null)),
  }
})

export const keyValueRoutes = new Hono<Environment>()
  .get('/users/me/keyvalue/:keys', (c) =>
    c.json(c.req.param('keys').split(',').map(settingsOf(c.var.dataset).get) as object),
  )
  .put('/users/me/keyvalue', limitJson, async (c) => {
    const pairs = await readJson(c)
    if (!Array.isArray(pairs) || !pairs.every(isPair))
      throw invalid('The request needs a list of {key, value}')
    pairs.forEach(settingsOf(c.var.dataset).set)
    return c.json(pairs as object)
  })

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
