import {Hono} from 'hono'
import type {Dataset} from '../dataset.ts'
import {isRecord} from '../documents/document.ts'
import {badRequest} from '../lake-error.ts'
import type {Environment, Router} from '../server/environment.ts'
import {limitJson, readJson} from './request.ts'

interface Pair {
  key: string
  value: unknown
}

/** The Studio's settings of a user (sort orders, column widths, recent searches). */
export function keyValueRoutes(context: Dataset): Router {
  const {database} = context.store
  database.exec(
    'CREATE TABLE IF NOT EXISTS user_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM user_settings WHERE key = ?')
  const write = database.prepare(
    'INSERT INTO user_settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const get = (key: string): Pair => ({key, value: JSON.parse(String(read.get(key)?.value ?? 'null'))})

  return new Hono<Environment>()
    .get('/users/me/keyvalue/:keys', (c) => c.json(c.req.param('keys').split(',').map(get) as object))
    .put('/users/me/keyvalue', limitJson, async (c) => {
      const pairs = await readJson(c, context)
      if (!Array.isArray(pairs) || !pairs.every(isPair))
        throw badRequest('The request needs a list of {key, value}')
      for (const {key, value} of pairs) write.run(key, JSON.stringify(value ?? null))
      return c.json(pairs as object)
    })
}

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
