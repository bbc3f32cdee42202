import {existsSync, readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {gunzipSync} from 'node:zlib'
import {parse} from 'node-html-parser'

/** Sitemaps may have 50 MB (sitemaps.org). */
const mostBytes = 50 * 1024 * 1024
const mostAddresses = 100_000

/** Reads the addresses of an old site: a sitemap, the index of sitemaps that are next to it, or a text with one address a line; each may be gzipped. */
export function readAddresses(file: string): string[] {
  const addresses = new Set(addressesIn(file, true))
  if (addresses.size === 0)
    throw new Error(`${file} has no addresses: it needs one a line, or <loc> as sitemaps have.`)
  if (addresses.size > mostAddresses)
    throw new Error(`${file} has more than ${mostAddresses} addresses. Check its parts one by one.`)
  return [...addresses]
}

function addressesIn(file: string, mayBeIndex: boolean): string[] {
  const text = readText(file)
  if (!/^\s*</.test(text)) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/^"(.*)"$/, '$1'))
    return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => pathOf(line, file))
  }
  const document = parse(text.replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1'))
  const located = (tag: string) =>
    document.querySelectorAll(`${tag} > loc`).map(({textContent}) => textContent.trim())
  const parts = located('sitemap')
  if (parts.length === 0) return located('url').map((address) => pathOf(address, file))
  if (!mayBeIndex) throw new Error(`${file} is an index inside of an index, which sitemaps don’t allow.`)
  const files = parts.map((address) =>
    join(dirname(file), basename(pathOf(address, file).replace(/\?.*/, ''))),
  )
  const missing = files.filter((part) => !existsSync(part))
  if (missing.length > 0)
    throw new Error(
      `${file} lists sitemaps that are not next to it. Download them there: ${missing.map((part) => basename(part)).join(', ')}`,
    )
  return files.flatMap((part) => addressesIn(part, false))
}

function readText(file: string): string {
  const bytes = readFileSync(file)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (bytes.length > mostBytes) throw new Error(`${file} has more than 50 MB. Split it.`)
  try {
    return new TextDecoder().decode(isGzip ? gunzipSync(bytes, {maxOutputLength: mostBytes}) : bytes)
  } catch (cause) {
    throw new Error(`${file} is damaged, or has more than 50 MB when unpacked.`, {cause})
  }
}

/** Returns path and query. The host is that of the old site. */
function pathOf(address: string, file: string): string {
  const url = URL.parse(address.startsWith('/') ? `https://old.example${address}` : address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `${file}: “${address.slice(0, 100)}” isn’t an address. Write https://old.example/about.html or /about.html, one a line.`,
    )
  return url.pathname + url.search
}
