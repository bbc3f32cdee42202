import {readFileSync} from 'node:fs'
import {stripTypeScriptTypes} from 'node:module'
import {extname, join} from 'node:path'
import type {Environment, RequestContext, Router} from '@upline/lake/embed'
import {HttpError} from '@upline/lake/embed'
import {Hono} from 'hono'

const folder = join(import.meta.dirname, 'page')

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
}

// The page shows what strangers wrote: even if a value became markup, nothing of it could run or load.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The dashboard's files. Its TypeScript modules are served with their types stripped, so nothing has to be built. */
export function dashboardPage(): Router {
  return new Hono<Environment>()
    .get('/', (c) => sendFile(c, 'index.html'))
    .get('/local/page/:file', (c) => sendFile(c, c.req.param('file')))
}

function sendFile(c: RequestContext, name: string): Response {
  const contentType = /^[a-z-]+\.[a-z]+$/.test(name) ? contentTypes[extname(name)] : undefined
  const text = contentType && readText(join(folder, name))
  if (!text) throw new HttpError(404, 'The dashboard has no such file')
  return c.body(name.endsWith('.ts') ? stripTypeScriptTypes(text) : text, 200, {
    'content-type': contentType,
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
