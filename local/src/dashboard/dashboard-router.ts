import type {DatabaseSync} from 'node:sqlite'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {
  type Environment,
  eventStream,
  everyone,
  guard,
  HttpError,
  isFromPage,
  isFromSamePage,
  limitBody,
  mebibyte,
  type RequestContext,
  type Router,
} from '@upline/lake/embed'
import {Hono} from 'hono'
import type {DocumentStore} from '../firestore/document-store.ts'
import {newestFirst} from '../firestore/plain-document.ts'
import {mailRouter} from '../mail/mail-router.ts'
import type {MailStore} from '../mail/mail-store.ts'
import {erasePerson} from '../personal-data/person.ts'
import {pageRouter} from './page-router.ts'
import {dashboardViews} from './views.ts'

/** The part of the content lake that the dashboard needs. */
export interface Content {
  documents(): Iterable<{_type: string}>
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

interface DashboardOptions {
  database: DatabaseSync
  content: Content
  documents: DocumentStore
  mails: MailStore
  /** How a command on this machine recognizes the product of its data folder. */
  product: {data: string; token: string | undefined}
  /** Origin of the Studio, the only other page that may read and erase here. */
  studio?: string | undefined
}

/** Serves the dashboard at the backend's address, and the stored inquiries, mails and error logs as JSON. */
export function dashboardRouter({
  database,
  content,
  documents,
  mails,
  product,
  studio,
}: DashboardOptions): Router {
  const router = new Hono<Environment>()
  // Other pages on this machine, such as the site, must not read inquiries.
  const staff = guard((c) => {
    c.header('cache-control', 'no-store')
    const isStudio = isFromPage(c, studio)
    if (!isStudio) withoutCors(c)
    if (!isFromSamePage(c) && !isStudio && !isLinkToPage(c))
      throw new HttpError(403, 'Only the dashboard and the Studio of this machine may read this')
  })
  router.on('ALL', ['/', '/local/*'], staff)
  router.route('/', pageRouter(dashboardViews(documents, mails)))
  router.route('/', mailRouter(mails))
  // Reads the database, so that a failing disk is noticed.
  router.get('/healthz', everyone, (c) => {
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return c.json({status: 'ok'}, 200, {'cache-control': 'no-store'})
  })
  router.get('/local/overview', (c) =>
    c.json({
      documents: countByType(content.documents()),
      inquiries: documents.count('inquiries'),
      errorLogs: documents.count('error_logs'),
      mails: mails.count(),
    }),
  )
  router.get('/local/product', (c) => c.json(product))
  router.get('/local/inquiries', (c) => c.json(newestFirst(documents, 'inquiries')))
  router.get('/local/error-logs', (c) => c.json(newestFirst(documents, 'error_logs')))
  router.post('/local/inquiries/erase', limitBody(mebibyte), async (c) => {
    const {email} = Object(parseJson(await c.req.text()))
    if (typeof email !== 'string' || !isEmail(email.trim()))
      throw new HttpError(400, 'Name the email address of the person to erase')
    const {inquiries, mails: erased} = erasePerson({database, documents, mails}, email)
    return c.json({inquiries: inquiries.length, mails: erased.length})
  })
  router.get('/local/events', (c) =>
    eventStream(c, (send) => {
      const changed = (what: string) => send({event: 'changed', data: {what}})
      const unsubscribes = [
        content.subscribe(() => changed('documents')),
        documents.changes.subscribe(changed),
        mails.arrivals.subscribe(() => changed('mails')),
      ]
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    }),
  )
  return router
}

/** Returns whether a browser opens the dashboard by a link. The linking page cannot read it, and no page can frame it. */
function isLinkToPage(c: RequestContext): boolean {
  return c.req.path === '/' && c.req.header('sec-fetch-dest') === 'document'
}

/** Keeps the answer from scripts of other origins. */
function withoutCors(c: RequestContext): void {
  for (const name of ['access-control-allow-origin', 'access-control-allow-credentials']) c.header(name)
}

function countByType(documents: Iterable<{_type: string}>): Record<string, number> {
  const counts = new Map<string, number>()
  for (const {_type} of documents) counts.set(_type, (counts.get(_type) ?? 0) + 1)
  return Object.fromEntries(counts)
}
