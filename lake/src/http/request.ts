import {badRequest} from '../lake-error.ts'
import type {RequestContext} from '../server/environment.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'

/** Enough for a page with all its images inlined, and for an import's transactions. */
export const limitJson = limitBody(32 * mebibyte)

/** Parses the request's JSON, with local asset addresses in their stored form. */
export async function readJson(c: RequestContext): Promise<unknown> {
  return parseJson(c.var.dataset.urls.toHosted(await c.req.text()))
}

/** Throws a 400 for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}

export function flag(c: RequestContext, name: string): boolean {
  return c.req.query(name) === 'true'
}

export function splitIds(ids: string): string[] {
  return ids.split(',').filter(Boolean)
}
