import {createHash} from 'node:crypto'
import type {Stats} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {extname} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {LRUCache} from 'lru-cache'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
}

const otherTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Returns the content type of a text file, or undefined if the file type is already compressed. */
export const textType = (file: string): string | undefined => types[extname(file)]

export const contentType = (file: string): string =>
  textType(file) ?? otherTypes[extname(file)] ?? 'application/octet-stream'

/** Larger files, which only staff upload, are sent uncompressed: a mebibyte takes seconds. */
export const largestCompressed = 2 * 1024 * 1024

export type Encoding = 'br' | 'gzip' | 'identity'
type EncodedFile = {body: Buffer; etag: string}

const longestCacheBytes = 64 * 1024 * 1024

// Files of the build never change. For a page the highest quality takes a hundred milliseconds and saves hardly anything.
const brotliOptions = (file: string) => ({
  params: {[constants.BROTLI_PARAM_QUALITY]: file.includes('/assets/') ? 11 : 9},
})

const encoded = new LRUCache<string, EncodedFile, {file: string; encoding: Encoding}>({
  maxSize: longestCacheBytes,
  sizeCalculation: ({body}) => body.length + 1,
  // Simultaneous requests share the work.
  fetchMethod: (_key, _stale, {context}) => encodeFile(context.file, context.encoding),
})

/** Returns the encoded file, cached until the file changes. `stats` are its current ones. Throws if it cannot be read. */
export async function encodedFile(file: string, stats: Stats, encoding: Encoding): Promise<EncodedFile> {
  const key = [encoding, file, stats.ino, stats.mtimeMs, stats.size].join()
  return (await encoded.fetch(key, {context: {file, encoding}})) ?? encodeFile(file, encoding)
}

async function encodeFile(file: string, encoding: Encoding): Promise<EncodedFile> {
  const content = await readFile(file)
  const body = await encode(content, encoding, file)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {body, etag: `"${hash}"`}
}

async function encode(content: Buffer, encoding: Encoding, file: string): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(content, brotliOptions(file))
  if (encoding === 'gzip') return promisify(gzip)(content)
  return content
}

/** The smallest encoding that an `accept-encoding` header allows. */
export function bestEncoding(header = ''): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
