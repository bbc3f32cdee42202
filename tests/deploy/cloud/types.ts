/** JSON of an API, of which a stand-in reads only a few members. */
// biome-ignore lint/suspicious/noExplicitAny: the types of Google's APIs would be longer than the stand-in.
export type Json = any

/** A request to a stand-in. */
export interface Asked {
  method: string
  host: string
  path: string
  query: URLSearchParams
  authorization: string
  contentType: string
  body: Buffer
  /** The body as JSON. */
  json: Json
}

export interface Answer {
  status?: number
  json?: unknown
  text?: string | Uint8Array
  headers?: Record<string, string>
}

/** Answers a request, or returns undefined if it does not know the path. */
export type StandIn = (asked: Asked) => Answer | undefined | Promise<Answer | undefined>
