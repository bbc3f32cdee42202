import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, renameSync} from 'node:fs'
import {basename, dirname} from 'node:path'
import {DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync} from 'node:sqlite'
import {zstdCompressSync, zstdDecompressSync} from 'node:zlib'
import type {Review} from '@upline/editorial/checks/review.ts'
import type {FileRecorder} from '../files/site-folder.ts'

/** A state of a file of the site, which visitors got from `at` until the next version of the file. */
export type Version = {
  id: number
  /** Epoch milliseconds. */
  at: number
  name: string
  /** SHA-256 of the bytes as hex, and the id to read them; null if the file was removed. */
  hash: string | null
  content: number | null
  /** JSON of a `Cause`. */
  cause: string
  /** The first 8 digits of the hash that `chainOf` returns: they name a break. Only the last hash is stored as a whole. */
  chain: string
}

/** Why files were rendered: publishes with the reviews of what they published, or another reason such as a new date, or both. */
export type Cause = {
  reason?: string
  publishes?: readonly Publish[]
  reviews?: readonly CoveringReview[]
}

export type CoveringReview = Pick<Review, '_id' | 'documentId' | 'reference' | 'reviewedBy' | 'reviewedOn'>

export type Publish = {transaction: string; at?: string; author?: string; documents?: readonly string[]}

/** Names of records without a file. Hosts serve no file whose name begins with a dot. */
export const hostingName = '.hosting.json'
export const expiryName = '.expired.json'

/** Files that are made when a visitor asks for them, and again after each start. That they are missing says nothing. */
const onRequest = /^(?:assets\/(?:images|files)|social)\//

/** A larger file is stored whole, because reading a version also reads the versions that it was made from. */
const largestDelta = 4 * 1024 * 1024

const refuseChanges = ['UPDATE', 'DELETE'].map(
  (kind) => `CREATE TRIGGER IF NOT EXISTS refuse_${kind} BEFORE ${kind} ON versions
    BEGIN SELECT RAISE(ABORT, 'The archive is append-only'); END;`,
)
const tables = `
  CREATE TABLE IF NOT EXISTS names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS causes (id INTEGER PRIMARY KEY, cause TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS contents (id INTEGER PRIMARY KEY, hash BLOB NOT NULL, base INTEGER, bytes BLOB) STRICT;
  CREATE INDEX IF NOT EXISTS contents_by_hash ON contents (substr(hash, 1, 4));
  CREATE TABLE IF NOT EXISTS versions (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, name INTEGER NOT NULL, number INTEGER NOT NULL, content INTEGER,
    cause INTEGER NOT NULL, chain BLOB NOT NULL, UNIQUE (name, number)) STRICT;
  CREATE TABLE IF NOT EXISTS head (id INTEGER PRIMARY KEY CHECK (id = 1), chain BLOB NOT NULL) STRICT;
  ${refuseChanges.join('')}`

/** Shortens an archive of the first format, which stored the whole hash of each version, and of each content one without its time. */
const migration = `
  DROP TRIGGER refuse_UPDATE;
  INSERT INTO head SELECT 1, chain FROM versions ORDER BY id DESC LIMIT 1;
  UPDATE versions SET chain = substr(chain, 1, 4);
  ALTER TABLE contents DROP COLUMN alike;
  DROP INDEX contents_by_hash;
  ${tables}`
const isFirstFormat = "SELECT 1 FROM pragma_table_info('contents') WHERE name = 'alike'"

const selectVersions = `SELECT v.id, v.at, n.name, nullif(lower(hex(c.hash)), '') AS hash, v.content, k.cause, lower(hex(v.chain)) AS chain
  FROM versions v LEFT JOIN names n ON n.id = v.name LEFT JOIN causes k ON k.id = v.cause LEFT JOIN contents c ON c.id = v.content`

export const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** Returns the hash that chains a version to the one before. */
export function chainOf(previous: string, version: Omit<Version, 'id' | 'content' | 'chain'>): string {
  const {at, name, hash, cause} = version
  return sha256(JSON.stringify([previous, at, name, hash, cause])).toString('hex')
}

/** Returns the hash of a page or its data without the time of rendering, which differs after each start. */
function untimedHash(content: string | Uint8Array): string {
  const text = Buffer.from(content).toString('latin1')
  return sha256(text.replace(/"renderedAt":\d+/g, '')).toString('latin1')
}

/**
 * All versions of all files of the site, in one SQLite file. Each content is stored once, as a difference from an earlier version of the
 * file. The hash of each version includes that of the version before.
 */
export class Archive implements FileRecorder {
  database: DatabaseSync
  /** Whether it lacks files that were written before it began. */
  isNew = false
  readonly #file: string
  readonly #isReadOnly: boolean
  #unreadable: string | undefined
  readonly #now: () => number
  /** Preparing them again takes a third of the time of storing a version. */
  readonly #statements = new Map<string, StatementSync>()
  /** Hashes of current contents by their ids, because reading a content again takes longer than storing it. */
  readonly #untimed = new Map<number, string>()
  #cause = JSON.stringify({reason: 'start'})

  /** Creates a missing archive, unless it is opened only to read. Throws if the file cannot be opened. */
  constructor(file: string, {readOnly = false, now = Date.now} = {}) {
    this.#file = file
    this.#isReadOnly = readOnly
    this.#now = now
    this.database = open(file, readOnly)
    if (!readOnly) this.isNew = this.#guarded(() => this.#get('SELECT 1 FROM versions') === undefined)
  }

  /** What staff have to know: which archives are set aside, and the first content that could not be read. */
  get damage(): string[] {
    const aside = readdirSync(dirname(this.#file)).filter(
      (name) => name.startsWith(`${basename(this.#file)}.damaged-`) && name.endsWith('Z'),
    )
    return [...aside.map(setAsideMessage), ...(this.#unreadable ? [this.#unreadable] : [])]
  }

  /** Sets the cause of all versions from now on, or adds to the cause of a rendering that is not over. */
  begin(cause: Cause, isOver = true): void {
    const known: Cause = isOver ? {} : JSON.parse(this.#cause)
    const reason = known.reason ?? cause.reason
    const publishes = union(known.publishes, cause.publishes, ({transaction}) => transaction)
    const reviews = union(known.reviews, cause.reviews, ({_id}) => _id)
    this.#cause = JSON.stringify({reason, publishes, reviews})
  }

  /** Records a file before visitors get it, unless it differs from its last version only in the time of its rendering. */
  put(name: string, content: string | Uint8Array): void {
    const hash = sha256(content)
    this.#append(name, (nameId, last) => {
      const known = this.#get('SELECT id, hash FROM contents WHERE id = ?', last?.content ?? null)
      if (known && hash.equals(known.hash as Uint8Array)) return undefined
      const untimed = /\.(?:html|json)$/.test(name) ? untimedHash(content) : undefined
      if (known && untimed && untimed === this.#untimedHash(Number(known.id))) return undefined
      const contentId = this.#store(nameId, Number(last?.number ?? -1) + 1, hash, Buffer.from(content))
      if (known) this.#untimed.delete(Number(known.id))
      if (untimed) this.#untimed.set(contentId, untimed)
      return {hash: hash.toString('hex'), content: contentId}
    })
  }

  remove(name: string): void {
    this.#append(name, (_, last) => (last?.content ? {hash: null, content: null} : undefined))
  }

  /** Records that all other files are gone. */
  retain(names: ReadonlySet<string>): void {
    this.#guarded(() => {
      for (const {name} of this.stateAt(Number.MAX_SAFE_INTEGER))
        if (!names.has(name) && !onRequest.test(name) && !name.startsWith('.')) this.remove(name)
    })
  }

  /** Returns the version of each file that visitors got at a moment, sorted by name. */
  stateAt(moment: number): Version[] {
    const newest = 'SELECT MAX(id) FROM versions WHERE at <= ? GROUP BY name'
    return this.#versions(`WHERE v.id IN (${newest}) AND v.content IS NOT NULL ORDER BY n.name`, moment)
  }

  /** Returns all versions of a file, sorted by time. */
  versionsOf(name: string): Version[] {
    return this.#versions('WHERE n.name = ? ORDER BY v.id', name)
  }

  /** Returns all versions that a publish with this review caused, sorted by time. `review` is the id of its document. */
  versionsWith(review: string): Version[] {
    return this.#versions('WHERE k.cause LIKE ? ORDER BY v.id', `%"${review}"%`)
  }

  /** Returns the names of all files below a folder. */
  namesBelow(folder: string): string[] {
    const rows = this.database.prepare('SELECT name FROM names WHERE name > ? AND name < ?')
    return rows.all(`${folder}/`, `${folder}0`).map(({name}) => String(name))
  }

  /** What SQLite says about the file: `ok`, or how it is damaged. */
  get integrity(): string {
    try {
      return String(this.database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check)
    } catch (error) {
      return String(error)
    }
  }

  /** The whole hash of the last version as hex, or an empty text. */
  get head(): string {
    return String(this.#get('SELECT lower(hex(chain)) AS chain FROM head')?.chain ?? '')
  }

  /** Yields all versions in the order of the chain. */
  *all(): Generator<Version> {
    for (const row of this.database.prepare(`${selectVersions} ORDER BY v.id`).iterate())
      yield row as unknown as Version
  }

  /** Returns the bytes of a content. Throws if they are missing, damaged or expired. */
  read(content: number): Buffer {
    const row = this.#get('SELECT base, bytes FROM contents WHERE id = ?', content)
    if (!row) throw new Error('its content is missing')
    if (row.bytes === null) throw new ExpiredError('its content was deleted after its retention')
    // An older one: of these there is an end.
    if (Number(row.base ?? 0) >= content) throw new Error('its content is damaged')
    const options = row.base === null ? {} : {dictionary: this.read(Number(row.base))}
    return zstdDecompressSync(row.bytes as Uint8Array, options)
  }

  /**
   * Deletes the contents that no visitor got since `limit`, and returns their number. Versions and hashes stay, and an entry names the
   * limit.
   */
  expire(limit: number): number {
    this.begin({reason: 'retention'})
    this.put(expiryName, JSON.stringify({before: new Date(limit).toISOString()}))
    const until = 'SELECT w.at FROM versions w WHERE w.name = v.name AND w.number = v.number + 1'
    const deletion = `WITH RECURSIVE kept (id) AS (
        SELECT v.content FROM versions v WHERE v.content IS NOT NULL AND COALESCE((${until}), ?) > ?
        UNION SELECT c.base FROM contents c JOIN kept USING (id) WHERE c.base IS NOT NULL)
      UPDATE contents SET bytes = NULL WHERE bytes IS NOT NULL AND id NOT IN (SELECT id FROM kept)`
    const {changes} = this.database.prepare(deletion).run(Number.MAX_SAFE_INTEGER, limit)
    return Number(changes)
  }

  close(): void {
    this.database.close()
  }

  /** Appends the version that `next` returns, in one transaction with the content that it stores. */
  #append(
    name: string,
    next: (nameId: number, last: Row | undefined) => Pick<Version, 'hash' | 'content'> | undefined,
  ): void {
    this.#guarded(() => {
      this.database.exec('BEGIN IMMEDIATE')
      const nameId = this.#idOf('name', name)
      const last = this.#get(
        'SELECT number, content FROM versions WHERE name = ? ORDER BY number DESC LIMIT 1',
        nameId,
      )
      const version = next(nameId, last)
      if (version) this.#insert(name, nameId, Number(last?.number ?? -1) + 1, version)
      this.database.exec('COMMIT')
    })
  }

  /** Runs an action. If the database turns out to be damaged, it is set aside, and the action runs on a new one: a publish goes on. */
  #guarded<T>(action: () => T): T {
    try {
      return action()
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      if (this.#isReadOnly || this.integrity === 'ok') throw error
      this.database.close()
      setAside(this.#file)
      this.database = open(this.#file, false)
      this.isNew = true
      this.#unreadable = undefined
      this.#statements.clear()
      this.#untimed.clear()
      return action()
    }
  }

  /** Returns the bytes of a content, or undefined if they are expired or damaged. */
  #readable(content: number): Buffer | undefined {
    try {
      return this.read(content)
    } catch (error) {
      if (error instanceof ExpiredError || this.#unreadable) return undefined
      this.#unreadable = `A version in ${basename(this.#file)} is damaged. Publishes go on and are archived. npm run archive -- --verify names the version: restore a backup of the archive.`
      console.error(this.#unreadable, error)
      return undefined
    }
  }

  #insert(name: string, nameId: number, number: number, {hash, content}: Pick<Version, 'hash' | 'content'>) {
    const at = this.#now()
    const cause = this.#cause
    const chain = Buffer.from(chainOf(this.head, {at, name, hash, cause}), 'hex')
    this.#statement(
      'INSERT INTO versions (at, name, number, content, cause, chain) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(at, nameId, number, content, this.#idOf('cause', cause), chain.subarray(0, 4))
    this.#statement('INSERT OR REPLACE INTO head VALUES (1, ?)').run(chain)
  }

  #untimedHash(content: number): string {
    const hash = this.#untimed.get(content) ?? untimedHash(this.#readable(content) ?? '')
    this.#untimed.set(content, hash)
    return hash
  }

  /**
   * Returns the id of a content, which it stores if it is new. Version n is the difference from version `n & (n - 1)`: reading it takes at
   * most as many steps as n has bits, and each step bridges few changes.
   */
  #store(name: number, number: number, hash: Buffer, bytes: Buffer): number {
    const known = this.#get(
      'SELECT id FROM contents WHERE substr(hash, 1, 4) = ? AND hash = ?',
      hash.subarray(0, 4),
      hash,
    )
    if (known) {
      const isWhole = this.#readable(Number(known.id))?.equals(bytes)
      if (isWhole) return Number(known.id)
      const refill = 'UPDATE contents SET base = NULL, bytes = ? WHERE id = ?'
      this.database.prepare(refill).run(zstdCompressSync(bytes), Number(known.id))
      return Number(known.id)
    }
    const isDelta = number % 1024 !== 0 && bytes.length <= largestDelta
    const base = isDelta
      ? this.#get(
          `SELECT c.id FROM versions v JOIN contents c ON c.id = v.content
           WHERE v.name = ? AND v.number = ? AND c.bytes IS NOT NULL AND length(c.bytes) <= ?`,
          ...[name, number & (number - 1), largestDelta],
        )
      : undefined
    const dictionary = base && this.#readable(Number(base.id))
    const compressed = zstdCompressSync(bytes, dictionary ? {dictionary} : {})
    const insert = 'INSERT INTO contents (hash, base, bytes) VALUES (?, ?, ?)'
    return Number(
      this.#statement(insert).run(hash, dictionary ? Number(base.id) : null, compressed).lastInsertRowid,
    )
  }

  #idOf(column: 'name' | 'cause', value: string): number {
    // Of causes only the last one can be meant.
    const rows = column === 'name' ? 'names' : '(SELECT * FROM causes ORDER BY id DESC LIMIT 1)'
    const known = this.#get(`SELECT id FROM ${rows} WHERE ${column} = ?`, value)
    if (known) return Number(known.id)
    const insert = `INSERT INTO ${column}s (${column}) VALUES (?)`
    return Number(this.database.prepare(insert).run(value).lastInsertRowid)
  }

  #statement(query: string): StatementSync {
    const known = this.#statements.get(query)
    if (known) return known
    const statement = this.database.prepare(query)
    this.#statements.set(query, statement)
    return statement
  }

  #get(query: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(query).get(...values)
  }

  #versions(condition: string, ...values: SQLInputValue[]): Version[] {
    // The query names the fields.
    const query = `${selectVersions} ${condition}`
    return this.#guarded(() => this.database.prepare(query).all(...values)) as unknown as Version[]
  }
}

/** Returns the entries of both lists, once each, or undefined if there are none. */
function union<T>(known: readonly T[] = [], more: readonly T[] = [], idOf: (entry: T) => string) {
  const entries = new Map([...known, ...more].map((entry) => [idOf(entry), entry]))
  return entries.size > 0 ? [...entries.values()] : undefined
}

type Row = Record<string, SQLOutputValue>

export class ExpiredError extends Error {}

/** Opens the database. A damaged one is renamed, so that the site can start, unless it is opened only to read. */
function open(file: string, readOnly: boolean): DatabaseSync {
  if (!readOnly) mkdirSync(dirname(file), {recursive: true})
  const database = new DatabaseSync(file, {readOnly, timeout: 5000})
  try {
    // A kill of the process loses nothing; a power cut may lose the last versions, which the next start writes again.
    if (!readOnly)
      database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; ${tables}`)
    else database.prepare('SELECT 1 FROM versions').get()
    const isFirst = database.prepare(isFirstFormat).get() !== undefined
    if (!readOnly) database.exec(`${isFirst ? migration : ''} COMMIT`)
    if (!readOnly || !isFirst) return database
    database.close()
    return open(file, false)
  } catch (error) {
    if (database.isOpen) database.close()
    if (readOnly || !isDamage(error)) throw error
    setAside(file)
    return open(file, readOnly)
  }
}

/** Whether SQLite says that the database is damaged. */
const isDamage = (error: unknown): boolean =>
  ['not a database', 'malformed'].some((text) => String(error).includes(text))

function setAside(file: string): void {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
  console.error(setAsideMessage(aside))
}

const setAsideMessage = (aside: string): string =>
  `The archive was damaged. It is set aside as ${aside}, and a new one began: restore a backup of it, then move that file away.`
