import {Hono} from 'hono'
import {isRecord} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {inTransaction} from '../storage/database.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {perDataset, project} from './find-dataset.ts'
import {readJson} from './request.ts'

/** The most settings of a dataset. A Studio stores a few dozen, of a few hundred bytes each. */
const mostSettings = 1000

interface Pair {
  key: string
  value: unknown
}

/** The Studio's settings of each user (sort orders, column widths, recent searches). */
const settingsOf = perDataset(({store: {database}}) => {
  database.exec(
    'CREATE TABLE IF NOT EXISTS settings_by_user (user TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user, key)) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM settings_by_user WHERE user = ? AND key = ?')
  const write = database.prepare('INSERT OR REPLACE INTO settings_by_user VALUES (?, ?, ?)')
  const size = database.prepare(
    'SELECT count(*) AS count, total(octet_length(user || key || value)) AS bytes FROM settings_by_user',
  )
  return {
    get: (user: string, key: string): Pair => ({
      key,
      value: JSON.parse(String(read.get(user, key)?.value ?? 'null')),
    }),
    /** Stores all pairs or none. */
    set: (user: string, pairs: Pair[]) =>
      inTransaction(database, () => {
        for (const {key, value} of pairs) write.run(user, key, JSON.stringify(value ?? null))
        const {count, bytes} = size.get() ?? {}
        if (Number(count) > mostSettings || Number(bytes) > mebibyte)
          throw invalid(`A dataset holds at most ${mostSettings} settings of ${mebibyte} bytes in total`)
      }),
  }
})

export const keyValueRoutes = new Hono<Environment>()
  .get('/users/me/keyvalue/:keys', right('read'), project, (c) => {
    const settings = settingsOf(c.var.dataset)
    // Each key once, so that the answer is at most as large as all settings.
    const keys = [...new Set(c.req.param('keys').split(','))]
    return c.json(keys.map((key) => settings.get(authorOf(c), key)) as object)
  })
  .put('/users/me/keyvalue', right('write drafts'), project, limitBody(mebibyte), async (c) => {
    const pairs = await readJson(c)
    if (!Array.isArray(pairs) || pairs.length > mostSettings || !pairs.every(isPair))
      throw invalid(`The request needs a list of at most ${mostSettings} {key, value}`)
    settingsOf(c.var.dataset).set(authorOf(c), pairs)
    return c.json(pairs as object)
  })

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
