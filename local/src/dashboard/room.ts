import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {Exchange} from '../http/exchange.ts'
import {HttpError} from '../http/http-error.ts'
import type {Room} from '../http/room.ts'
import type {Lake} from '../lake/lake.ts'
import type {MailStore} from '../mail/mail-store.ts'
import {moveInquiry, newestFirst} from './inquiries.ts'

export interface DashboardOptions {
  database: DatabaseSync
  lake: Lake
  documents: DocumentStore
  mails: MailStore
}

const pageFolder = join(import.meta.dirname, 'page')

const contentTypes: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'dashboard.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'data.js': 'text/javascript; charset=utf-8',
  'details.js': 'text/javascript; charset=utf-8',
  'element.js': 'text/javascript; charset=utf-8',
  'format.js': 'text/javascript; charset=utf-8',
  'lists.js': 'text/javascript; charset=utf-8',
  'main.js': 'text/javascript; charset=utf-8',
}

// The page shows what strangers wrote: even if a value became markup, nothing of it could run or load.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page at the backend's address, and the JSON it is made of (which tests read as well). */
export function dashboardRoom({database, lake, documents, mails}: DashboardOptions): Room {
  const get = (path: string, answer: (exchange: Exchange) => unknown) => ({
    method: 'GET' as const,
    path,
    handle: (exchange: Exchange) => exchange.reply(200, answer(exchange), {'cache-control': 'no-store'}),
  })
  return {
    routes: [
      {method: 'GET', path: '/', handle: (exchange) => sendPage(exchange, 'index.html')},
      {
        method: 'GET',
        path: '/local/page/:file',
        handle: (exchange) => sendPage(exchange, exchange.param('file')),
      },
      get('/local/overview', () => ({
        documents: countByType(lake),
        inquiries: documents.count('inquiries'),
        errorLogs: documents.count('error_logs'),
        mails: mails.count(),
      })),
      get('/local/documents', ({query}) => {
        const type = query.get('type')
        return [...lake.documents()].filter((document) => type === null || document._type === type)
      }),
      get('/local/inquiries', () => newestFirst(documents, 'inquiries')),
      get('/local/error-logs', () => newestFirst(documents, 'error_logs')),
      {
        method: 'POST',
        path: '/local/inquiries/:id/status',
        async handle(exchange) {
          const request = await exchange.json()
          const status =
            typeof request === 'object' && request !== null && 'status' in request && request.status
          moveInquiry(database, documents, exchange.param('id'), status)
          exchange.reply(200, {})
        },
      },
      {
        method: 'GET',
        path: '/local/events',
        handle(exchange) {
          const stream = exchange.stream()
          const changed = (what: string) => stream.send('changed', {what})
          const ends = [
            lake.committed.subscribe(() => changed('documents')),
            documents.changes.subscribe(changed),
            mails.arrivals.subscribe(() => changed('mails')),
          ]
          stream.onClose(() => {
            for (const end of ends) end()
          })
        },
      },
    ],
  }
}

function sendPage(exchange: Exchange, name: string): void {
  const contentType = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined
  if (!contentType) throw new HttpError(404, 'The dashboard has no such file')
  exchange.send(200, contentType, readFileSync(join(pageFolder, name)), {
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })
}

function countByType(lake: Lake): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const {_type} of lake.documents()) counts[_type] = (counts[_type] ?? 0) + 1
  return counts
}
