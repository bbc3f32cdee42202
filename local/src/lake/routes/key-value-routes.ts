import type {Route} from '../../http/room.ts'
import {type LakeContext, readJson, versioned} from '../context.ts'
import {isRecord} from '../document.ts'
import {badRequest} from '../lake-error.ts'

interface Pair {
  key: string
  value: unknown
}

/** The Studio's settings of a user (sort orders, column widths, recent searches). */
export function keyValueRoutes(context: LakeContext): Route[] {
  const {database} = context.lake
  database.exec(
    'CREATE TABLE IF NOT EXISTS user_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM user_settings WHERE key = ?')
  const write = database.prepare(
    'INSERT INTO user_settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const get = (key: string): Pair => ({key, value: JSON.parse(String(read.get(key)?.value ?? 'null'))})

  return [
    versioned(context, 'GET', '/users/me/keyvalue/:keys', (exchange) => {
      exchange.reply(200, exchange.param('keys').split(',').map(get))
    }),
    versioned(context, 'PUT', '/users/me/keyvalue', async (exchange) => {
      const pairs = await readJson(exchange, context)
      if (!Array.isArray(pairs) || !pairs.every(isPair))
        throw badRequest('The request needs a list of {key, value}')
      for (const {key, value} of pairs) write.run(key, JSON.stringify(value ?? null))
      exchange.reply(200, pairs)
    }),
  ]
}

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
