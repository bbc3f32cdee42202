import {isDownload} from '@upline/domain/content/file-types.ts'

const kilobyte = new Intl.NumberFormat('en-US', {style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0})
const megabyte = new Intl.NumberFormat('en-US', {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1})

/** Returns the size of a file as a label, with 1,000 bytes to the kilobyte as in browsers, at least 1 kB. */
export function fileSize(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number') return ''
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? kilobyte.format(kilobytes) : megabyte.format(bytes / 1_000_000)
}

/**
 * The address that makes a browser save an asset instead of showing it: the asset host sends it as an attachment under
 * `name`. Returns undefined if the value is not an http(s) URL, or if the site does not offer files of its type.
 */
export function downloadAddress(address: string | null | undefined, name: string): string | undefined {
  if (!address || !isDownload(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return undefined
  url.searchParams.set('dl', name)
  return url.href
}

type StoredFile = {originalFilename: string | null; extension: string | null; size: number | null}

/** Returns the name that a download of the file gets. */
export function downloadName({originalFilename, extension}: StoredFile, name: string | null): string {
  return originalFilename ?? [name, extension].filter(Boolean).join('.')
}

/** Returns the file's type and size, such as `PDF, 48 kB`. */
export function fileFacts({extension, size}: StoredFile): string {
  return [extension?.toUpperCase(), fileSize(size)].filter(Boolean).join(', ')
}
