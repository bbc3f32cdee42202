import type {Exchange} from '../http/exchange.ts'
import type {Method, Route} from '../http/room.ts'
import type {AssetUrls} from './assets/asset-urls.ts'
import type {BlobStore} from './assets/blob-store.ts'
import type {Lake} from './lake.ts'
import {badRequest} from './lake-error.ts'
import type {QueryEngine} from './query.ts'

/** What the lake's routes work with. */
export interface LakeContext {
  lake: Lake
  engine: QueryEngine
  urls: AssetUrls
  blobs: BlobStore
  projectId: string
  dataset: string
}

/** Room for a page with all its images inlined, and for an import's transactions. */
export const maxJsonBytes = 32 * 1024 * 1024

/** A route below `/v<API version>`. A `:dataset` in its path must be the lake's own. */
export function versioned(
  {dataset}: LakeContext,
  method: Method,
  path: string,
  handle: (exchange: Exchange) => Promise<void> | void,
): Route {
  return {
    method,
    path: `/:version${path}`,
    handle(exchange) {
      const asked = exchange.params.dataset
      if (asked !== undefined && asked !== dataset) {
        throw badRequest(
          `The local backend has no dataset "${asked}"; it holds "${dataset}"`,
          'datasetNotFound',
        )
      }
      return handle(exchange)
    },
  }
}

/** The request's JSON, with local asset addresses put back into their stored form. */
export async function readJson(exchange: Exchange, {urls}: LakeContext): Promise<unknown> {
  const text = (await exchange.body(maxJsonBytes)).toString('utf8')
  try {
    return JSON.parse(urls.toHosted(text))
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}

/** Replies with JSON in which asset addresses lead to this machine. */
export function replyLocal(exchange: Exchange, {urls}: LakeContext, value: unknown): void {
  exchange.send(200, 'application/json; charset=utf-8', urls.toLocal(JSON.stringify(value)))
}

export function flag(exchange: Exchange, name: string): boolean {
  return exchange.query.get(name) === 'true'
}
