import {isFromPage, type RequestContext} from '@upline/lake/embed'

/** The sender of a request: a program, the Studio, or another page of this machine. */
export type Sender = 'program' | 'studio' | 'page'

/** Returns the sender of a request. `studio` is the Studio's origin. */
export function senderOf(c: RequestContext, studio: string | undefined): Sender {
  const isPage = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  if (!isPage) return 'program'
  return isFromPage(c, studio) ? 'studio' : 'page'
}
