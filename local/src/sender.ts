import {isFromPage, type RequestContext} from '@upline/lake/embed'

/** The sender of a request: a program, the Studio, or another page of this machine. */
export type Sender = 'program' | 'studio' | 'page'

/** Decides who sends a request. */
export type SenderOf = (c: RequestContext) => Sender

/** For a port that the internet reaches through a proxy: everyone is a page without rights, whatever the headers say. */
export const stranger: SenderOf = () => 'page'

/** Decides by the headers of browsers. `studio` is the Studio's origin. */
export const onMachine =
  (studio: string | undefined): SenderOf =>
  (c) => {
    const isPage = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
    if (!isPage) return 'program'
    return isFromPage(c, studio) ? 'studio' : 'page'
  }
