import type {RequestListener} from 'node:http'
import {archivedPath} from '@upline/domain/content/own-paths.ts'
import {escapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {fileAt, pathOf} from '../files/site-files.ts'
import {contentType} from '../hosting/compressed-files.ts'
import {type Archive, hostingName, type Version} from './archive.ts'
import {describeCause} from './history.ts'
import {closestCopy, formatMoment, readMoment, versionAt, zoneOf} from './moments.ts'
import type {HostingRecord} from './wacz.ts'

type Reply = {status: number; headers?: Record<string, string>; body?: string | Uint8Array}

/** A page and its place: `given` is the moment as in the address. */
type Found = {given: string; path: string; zone: string} & Partial<ReturnType<typeof versionAt>>

/** An archived page loads its own files, and no script of it runs. The preview of the Studio frames it in a page. */
const headersFor = (studioUrl = '') => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-ancestors 'self' ${studioUrl}; form-action 'none'; base-uri 'none'; sandbox allow-same-origin allow-downloads`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

const isShown = /^(?:text\/(?:html|css|plain|xml)|image\/|font\/)/

/**
 * Answers `/_archive/<moment>/<path>` with the file that visitors got at a moment, with links to others of that moment and a bar with its
 * times and causes, and `/_archive/<id of a review>` with links to all pages that were published with that review.
 */
export function createPastPages(archive: Archive, studioUrl?: string): RequestListener {
  const commonHeaders = headersFor(studioUrl)
  const reply = (url: string): Reply => {
    try {
      return replyTo(archive, url)
    } catch (error) {
      // An expired or damaged content.
      console.error('An archived page could not be read.', error)
      return note(
        500,
        `This version cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      )
    }
  }
  return ({method, url = ''}, response) => {
    const isRead = method === 'GET' || method === 'HEAD'
    const {status, headers, body} = isRead ? reply(url) : note(405, 'An archived page can only be read.')
    response.writeHead(status, {...commonHeaders, ...headers})
    response.end(method === 'HEAD' ? undefined : body)
  }
}

function replyTo(archive: Archive, url: string): Reply {
  const [, given = '', encoded = ''] = /^\/_archive\/([^/?#]+)([^?#]*)/.exec(url) ?? []
  if (/^review\.[0-9a-f]{64}$/.test(given)) return reviewedPages(archive, given)
  const zone = zoneOf(archive)
  const path = decode(encoded || '/')
  const moment = readMoment(given, zone)
  if (moment === undefined || path === undefined)
    return note(400, 'The address needs a date, such as /_archive/2026-10-15/about.')
  const hosting = versionAt(archive, hostingName, moment)
  if (!hosting.version?.content) {
    const first = hosting.after?.at
    const link = first && `It begins at ${linkTo(first, path, formatMoment(zone, first))}.`
    return note(404, 'The archive has nothing of this time.', link || '')
  }
  const {redirects}: HostingRecord = JSON.parse(archive.read(hosting.version.content).toString())
  const bare = path.replace(/(.)\/$/, '$1')
  const moved = redirects.find(({source}) => source === bare)?.destination
  // A redirect comes before a file.
  if (moved) return redirect(moved.startsWith('/') ? archivedPath(given, moved) : moved)
  const names = [path.slice(1), fileAt(bare)].filter((name) => name && !name.startsWith('.'))
  const places = names.map((name) => ({given, path, zone, ...versionAt(archive, name, moment)}))
  const found = places.find(({version}) => version?.content)
  if (found) return fileOf(archive, 200, found)
  const version = closestCopy(archive, path.slice(1), moment)
  if (version) return fileOf(archive, 200, {given, path, zone, version})
  // A picture or file that no visitor asked for: its name has the hash of its content, so today's is the same.
  if (/^\/assets\/(?:images|files)\//.test(path)) return redirect(path)
  const notFound = versionAt(archive, '404.html', moment).version
  if (!notFound?.content) return note(404, 'No page had this address then.')
  const around = places.find(({before, after}) => before ?? after)
  return fileOf(archive, 404, {given, path, zone, ...around, version: notFound})
}

function fileOf(archive: Archive, status: number, found: Found): Reply {
  const {name = '', content} = found.version ?? {}
  const type = contentType(name)
  const bytes = archive.read(content ?? 0)
  const base = archivedPath(found.given, '')
  const headers = {
    'content-type': type,
    ...(!isShown.test(type) && {'content-disposition': 'attachment'}),
  }
  if (type.startsWith('text/css'))
    return {status, headers, body: bytes.toString().replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`)}
  if (!type.startsWith('text/html')) return {status, headers, body: bytes}
  const html = withBase(bytes.toString(), base)
  return {status, headers, body: html.replace(/<body[^>]*>/, (body) => body + barOf(status, found))}
}

/** Removes the scripts of a page, which its policy refuses, and leads all links and files to the same moment. */
function withBase(html: string, base: string): string {
  const inList = (list: string) => list.replace(/(^|,\s*)\/(?!\/)/g, `$1${base}/`)
  return html
    .replace(/<script\b[\s\S]*?<\/script>|<link [^>]*rel="(?:module)?preload"[^>]*>/g, '')
    .replace(/ (href|src|action)="\/(?!\/)/g, ` $1="${base}/`)
    .replace(/ ((?:image)?srcset)="([^"]*)"/gi, (_, name, list) => ` ${name}="${inList(list)}"`)
}

/** Renders when visitors got a page, why it changed, and links to the versions around it. */
function barOf(status: number, {given, path, zone, version, before, after}: Found): string {
  const until = after ? formatMoment(zone, after.at) : 'now'
  const lines =
    status === 404 || !version
      ? ['No page had this address then.']
      : [
          `From ${formatMoment(zone, version.at)} to ${until}, in ${zone}.`,
          ...describeCause(version).split('\n'),
        ]
  const moment = given.endsWith('Z') ? formatMoment(zone, Date.parse(given)) : given.replace('T', ' ')
  const heading = `As visitors saw it ${given.includes('T') ? 'at' : 'at the end of'} ${moment}`
  const links = [
    before && linkTo(before.at, path, 'Version before'),
    after && linkTo(after.at, path, 'Version after'),
  ].flatMap((link) => link ?? [])
  return `<aside aria-label="Archive" style="padding:.75rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:#1d2731;color:#fff;overflow-wrap:anywhere">
<style>aside[aria-label="Archive"] a{color:#fff;text-decoration:underline;margin-inline-end:1rem}</style>
<strong>${escapeHtml(heading)}</strong><br>${[...lines.map(escapeHtml), ...(links.length > 0 ? [links.join(' ')] : [])].join('<br>')}</aside>`
}

function reviewedPages(archive: Archive, review: string): Reply {
  const zone = zoneOf(archive)
  const pages = archive.versionsWith(review).filter(({name}) => name.endsWith('.html'))
  if (pages.length === 0)
    return note(
      404,
      'No page changed when the reviewed text was published, or it was published before the archive kept reviews.',
    )
  const rows = pages.map(({name, at, content}: Version) => {
    const {after} = versionAt(archive, name, at)
    const until = after ? formatMoment(zone, after.at) : 'now'
    const link = linkTo(at, pathOf(name), pathOf(name))
    return `<li>${link}: from ${formatMoment(zone, at)} to ${until}${content === null ? ', removed' : ''}</li>`
  })
  const list = `<ul>${rows.join('')}</ul><p>Times are in ${zone}.</p>`
  return note(200, 'Pages as they were shown with this review', list)
}

const linkTo = (at: number, path: string, label: string): string =>
  `<a href="${escapeHtml(encodeURI(archivedPath(new Date(at).toISOString(), path)))}">${escapeHtml(label)}</a>`

const redirect = (to: string): Reply => ({status: 302, headers: {location: encodeURI(to)}})

function note(status: number, heading: string, html = ''): Reply {
  const body = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Archive of the site</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}li{margin:.5rem 0;overflow-wrap:anywhere}</style></head>
<body><h1 style="font-size:1.25rem">${escapeHtml(heading)}</h1>${html}</body></html>
`
  return {status, headers: {'content-type': 'text/html; charset=utf-8'}, body}
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
