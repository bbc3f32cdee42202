import {Hono} from 'hono'
import {isRecord} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {inTransaction} from '../storage/database.ts'
import {perDataset} from './per-dataset.ts'
import {readJson} from './request.ts'

/** The most settings of a dataset. A Studio stores a few dozen, of a few hundred bytes each. */
const mostSettings = 1000

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
  const size = database.prepare(
    'SELECT count(*) AS count, total(octet_length(key) + octet_length(value)) AS bytes FROM user_settings',
  )
  return {
    get: (key: string): Pair => ({key, value: JSON.parse(String(read.get(key)?.value ?? 'null'))}),
    /** Stores all pairs or none. */
    set: (pairs: Pair[]) =>
      inTransaction(database, () => {
        for (const {key, value} of pairs) write.run(key, JSON.stringify(value ?? null))
        const {count, bytes} = size.get() ?? {}
        if (Number(count) > mostSettings || Number(bytes) > mebibyte)
          throw invalid(`A dataset holds at most ${mostSettings} settings of ${mebibyte} bytes in total`)
      }),
  }
})

export const keyValueRoutes = new Hono<Environment>()
  .get('/users/me/keyvalue/:keys', (c) =>
    // Each key once, so that the answer is at most as large as all settings.
    c.json([...new Set(c.req.param('keys').split(','))].map(settingsOf(c.var.dataset).get) as object),
  )
  .put('/users/me/keyvalue', limitBody(mebibyte), async (c) => {
    const pairs = await readJson(c)
    if (!Array.isArray(pairs) || pairs.length > mostSettings || !pairs.every(isPair))
      throw invalid(`The request needs a list of at most ${mostSettings} {key, value}`)
    settingsOf(c.var.dataset).set(pairs)
    return c.json(pairs as object)
  })

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
