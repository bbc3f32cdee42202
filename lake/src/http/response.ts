import type {RequestContext} from '../server/environment.ts'

/** Answers with JSON text. */
export function jsonText(c: RequestContext, text: string): Response {
  return c.body(text, 200, {'content-type': 'application/json; charset=utf-8'})
}

/** Answers with JSON in which asset addresses lead to this machine. */
export function localJson(c: RequestContext, value: unknown): Response {
  return jsonText(c, c.var.dataset.urls.toLocal(JSON.stringify(value)))
}
