import {createHash, randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {createWriteStream, type WriteStream} from 'node:fs'
import {rm} from 'node:fs/promises'
import {STATUS_CODES} from 'node:http'
import {finished} from 'node:stream/promises'
import {isPattern} from '@upline/domain/content/redirect-pattern.ts'
import {Zip, ZipPassThrough} from 'fflate'
import {getSurt, WARCRecord, WARCSerializer} from 'warcio'
import {pathOf} from '../files/site-files.ts'
import {contentType} from '../hosting/compressed-files.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import {type Archive, hostingName} from './archive.ts'
import {describeCause} from './history.ts'
import {closestCopy} from './moments.ts'

/** What visitors got without a file, and where. */
export type HostingRecord = {origin: string; redirects: readonly HostRedirect[]}

type Response = {
  url: string
  at: number
  status: number
  headers: Record<string, string>
  body: Uint8Array
  cause: string
}

const warcName = 'data.warc.gz'
const warcVersion = 'WARC/1.1'
/** Writes the site of a moment as a web archive (WACZ 1.1.1), which public viewers open. A file that cannot be completed is removed. */
export async function writeWacz(
  archive: Archive,
  moment: number,
  out: string,
): Promise<{responses: number; pages: number}> {
  const hosting = archive.stateAt(moment).find(({name}) => name === hostingName)
  const date = new Date(moment).toISOString()
  if (!hosting?.content)
    throw new Error(
      `The archive begins after ${date}: name a later date. --page / --history shows the first.`,
    )
  const {origin, redirects}: HostingRecord = JSON.parse(archive.read(hosting.content).toString())
  const site = new URL(origin).origin
  const title = `${site} as it was at ${date}`
  const file = createWriteStream(out, {mode: 0o600})
  try {
    await once(file, 'open')
    const zip = zipInto(file)
    const warc = zip.entry(`archive/${warcName}`)
    const index: string[] = []
    const pages: object[] = [{format: 'json-pages-1.0', id: 'pages', title: 'All pages'}]
    const info = WARCRecord.createWARCInfo(
      {filename: warcName, warcVersion},
      {software: 'Upline', description: title},
    )
    await warc.write(await WARCSerializer.serialize(info, {gzip: true}))
    for (const response of responsesAt(archive, moment, site, redirects, hosting.at)) {
      const {url, status, headers, body, cause} = response
      const ts = new Date(response.at).toISOString()
      const statusline = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
      const httpHeaders = {...headers, 'Content-Length': String(body.length)}
      const record = WARCRecord.create(
        {url, date: ts, type: 'response', warcVersion, httpHeaders, statusline},
        [body],
      )
      const bytes = await WARCSerializer.serialize(record, {gzip: true})
      const place = {length: String(bytes.length), offset: String(warc.size()), filename: warcName}
      const mime = headers['Content-Type']?.split(';')[0]
      const entry = {url, mime, status: String(status), digest: record.warcPayloadDigest, ...place}
      index.push(`${getSurt(url)} ${ts.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(entry)}\n`)
      if (mime === 'text/html' && status === 200)
        pages.push({id: randomUUID(), url, ts, title: titleOf(body), cause})
      await warc.write(bytes)
    }
    warc.end()
    await zip.text('indexes/index.cdx', index.sort().join(''))
    await zip.text('pages/pages.jsonl', pages.map((page) => `${JSON.stringify(page)}\n`).join(''))
    const description = {
      profile: 'data-package',
      wacz_version: '1.1.1',
      software: 'Upline',
      title,
      created: new Date().toISOString(),
      mainPageUrl: `${site}/`,
      mainPageDate: date,
      resources: [...zip.resources],
    }
    const hash = await zip.text('datapackage.json', JSON.stringify(description, null, 2))
    await zip.text('datapackage-digest.json', JSON.stringify({path: 'datapackage.json', hash}))
    zip.end()
    await finished(file)
    return {responses: index.length, pages: pages.length - 1}
  } catch (error) {
    file.destroy()
    await rm(out, {force: true})
    throw error
  }
}

function* responsesAt(
  archive: Archive,
  moment: number,
  site: string,
  redirects: readonly HostRedirect[],
  redirectsAt: number,
): Generator<Response> {
  const sources = new Set(redirects.map(({source}) => source))
  // An archive lists addresses, and a pattern is not one.
  for (const {source, destination, type} of redirects.filter((redirect) => !isPattern(redirect.source))) {
    const headers = {'Content-Type': 'text/plain', Location: encodeURI(destination)}
    const url = site + encodeURI(source)
    yield {url, at: redirectsAt, status: type, headers, body: new Uint8Array(), cause: ''}
  }
  const state = archive.stateAt(moment)
  const names = new Set(state.map(({name}) => name))
  const files = [...state]
  for (const version of files) {
    const {name, at, content} = version
    const path = pathOf(name)
    // A redirect comes before a file.
    if (content === null || name.startsWith('.') || sources.has(path)) continue
    const status = name === '404.html' ? 404 : 200
    const body = archive.read(content)
    const headers = {'Content-Type': contentType(name)}
    yield {url: site + encodeURI(path), at, status, headers, body, cause: describeCause(version)}
    if (!name.endsWith('.html')) continue
    for (const [, copy = ''] of body.toString().matchAll(/["\s]\/(assets\/images\/[^"\s]+\.\w+)/g)) {
      const kept = names.has(copy) ? undefined : closestCopy(archive, copy, moment)
      if (!kept) continue
      if (!names.has(kept.name)) files.push(kept)
      names.add(kept.name)
      if (kept.name === copy) continue
      names.add(copy)
      // No visitor asked for this size: the closest one takes its place.
      const location = {'Content-Type': 'text/plain', Location: encodeURI(`/${kept.name}`)}
      const url = site + encodeURI(`/${copy}`)
      yield {url, at, status: 302, headers: location, body: new Uint8Array(), cause: ''}
    }
  }
}

function titleOf(html: Uint8Array): string {
  const [, title = ''] = /<title>([^<]*)/.exec(Buffer.from(html).toString()) ?? []
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

/** Writes a ZIP file as it grows. Its entries are not compressed, so that viewers read parts of them. */
function zipInto(file: WriteStream) {
  const resources: {name: string; path: string; hash: string; bytes: number}[] = []
  const zip = new Zip((error, chunk, isLast) => {
    if (error) file.destroy(error)
    else file.write(chunk)
    if (isLast) file.end()
  })
  const entry = (path: string) => {
    const stored = new ZipPassThrough(path)
    const sum = createHash('sha256')
    let bytes = 0
    zip.add(stored)
    return {
      size: () => bytes,
      write: async (chunk: Uint8Array) => {
        bytes += chunk.length
        sum.update(chunk)
        stored.push(chunk)
        if (file.writableNeedDrain) await once(file, 'drain')
      },
      end: () => {
        stored.push(new Uint8Array(), true)
        const hash = `sha256:${sum.digest('hex')}`
        resources.push({name: path.replace(/.*\//, ''), path, hash, bytes})
        return hash
      },
    }
  }
  const text = async (path: string, content: string) => {
    const whole = entry(path)
    await whole.write(Buffer.from(content))
    return whole.end()
  }
  return {resources, entry, text, end: () => zip.end()}
}
