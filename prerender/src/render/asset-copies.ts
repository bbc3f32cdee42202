import {readFile, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import {isDownload} from '@upline/domain/content/file-types.ts'
import {copyAddress} from '@upline/web/content/asset-copies.ts'
import {imageSource, readCopyName} from '@upline/web/content/image.ts'
import type {Picture} from '@upline/web/content/types.ts'
import pLimit from 'p-limit'
import {type RenderProblem, reasonsOf} from '../files/report.ts'
import {filesIn, type SiteFiles, SiteFolder} from '../files/site-folder.ts'

/** Downloads at once: each rendition costs the CMS, or this machine, some work. */
const concurrency = 8
/** Time that a copy stays after its last page, for open tabs (ms). */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Time that a request waits for the page that needs the copy (ms). */
const longestWaitMs = 2000

/** Widest copy that is made for the archive (px), and the pause after each, which leaves the processor to visitors. */
const keptWidth = 1080
const keptPauseMs = 200

export type AssetCopies = ReturnType<typeof createAssetCopies>

/** The site's own copies of the assets on its pages, made on request (`copy`), or all at once for a static host (`copyAll`). */
export function createAssetCopies(folder: SiteFiles, lake: Pick<SanityClient, 'config'>) {
  const {projectId, dataset, apiHost, useProjectHostname} = lake.config()
  const host = useProjectHostname ? 'https://cdn.sanity.io' : apiHost
  const needed = new Set<string>()
  const toKeep = new Set<string>()
  const limit = pLimit(concurrency)

  /** Adds the files and pictures of a page; each picture in all aspects of the page, because visitors lengthen and sort lists. */
  function need(content: unknown, aspects: ReadonlySet<number | undefined>): void {
    eachAddress(content, (url, holder) => {
      const copy = copyAddress(url)
      // Assets of other projects and invalid addresses are not copied.
      if (!copy || originalOf(copy) !== url) return
      if (copy.startsWith('/assets/files/')) return needNamed(copy)
      // `imageSource` checks the other fields.
      for (const name of [...aspects].flatMap((aspect) => sizesOf(holder as Picture, aspect)))
        needed.add(name)
    })
  }

  function needNamed(address: string): void {
    if (address.startsWith('/assets/')) needed.add(address)
  }

  /** Waits for the page that needs this copy, while pages are rendered: after a publish, a browser may ask for it before that. */
  async function untilNeeded(path: string, isPending: () => boolean): Promise<void> {
    if (!/^\/assets\/(?:images|files)\//.test(path) || folder.has(path)) return
    const end = Date.now() + longestWaitMs
    while (isPending() && Date.now() < end && !needed.has(path)) await pause(50)
  }

  /** Makes a copy that a page needs, unless it is there. Rejects if the lake does not return it. */
  async function copy(path: string): Promise<void> {
    if (!needed.has(path)) return
    await folder.make(path.slice(1), () => limit(() => download(sourceOf(path))))
  }

  /** Names one size of each picture in a page, which `makeKept` makes. */
  function keep(html: string): void {
    for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
      const [, sizes] = / srcset="([^"]*)"/i.exec(tag) ?? / src="([^"]*)"/.exec(tag) ?? []
      const names = sizes?.split(', ').map((size) => size.split(' ')[0] ?? '') ?? []
      const name = names.findLast((each) => Number(/(\d+)\.\w+$/.exec(each)?.[1]) <= keptWidth) ?? names[0]
      if (name?.startsWith('/assets/images/')) toKeep.add(name)
    }
  }

  /** Makes the named copies that are not archived, one after the other, so that the archive has each picture before a visitor asks for it. */
  async function makeKept(isArchived: (file: string) => boolean): Promise<void> {
    for (const name of toKeep) {
      toKeep.delete(name)
      if (isArchived(name.slice(1))) continue
      // A visitor who asks for it gets the error.
      await copy(name).catch(() => {})
      await pause(keptPauseMs)
    }
  }

  /** Makes all copies, and keeps unused ones of `cache`, which outlives the build, for a week. Browsers load failed ones from the CMS. */
  async function copyAll(cacheFolder: string): Promise<{copies: number; failures: RenderProblem[]}> {
    const cache = new SiteFolder(cacheFolder)
    const failed = new Set<string>()
    const failures: RenderProblem[] = []
    const makeCopy = async (name: string) => {
      // The other sizes would fail for the same reason, each after the same wait.
      if (failed.has(assetOf(name))) return
      try {
        await copyCached(name, cache)
      } catch (error) {
        failed.add(assetOf(name))
        const message = `The asset ${name} could not be copied`
        failures.push({subject: name, message, reasons: reasonsOf(error), isRendered: false})
      }
    }
    await limit.map(needed, makeCopy)
    await keepRecent(cache)
    return {copies: needed.size - failures.length, failures}
  }

  function originalOf(copy: string): string {
    const [, , kind, name] = copy.split('/')
    return `${host}/${kind}/${projectId}/${dataset}/${name}`
  }

  function sourceOf(path: string): string {
    const {asset = path, addressAt} = readCopyName(path) ?? {}
    const original = originalOf(asset)
    return addressAt?.(original) ?? original
  }

  async function copyCached(name: string, cache: SiteFolder): Promise<void> {
    await cache.make(name.slice(1), () => download(sourceOf(name)))
    const cached = join(cache.path, name)
    await utimes(cached, new Date(), new Date())
    await folder.put(name.slice(1), await readFile(cached))
  }

  async function keepRecent({path}: SiteFolder): Promise<void> {
    for (const file of filesIn(path)) {
      const name = `/${file}`
      if (needed.has(name)) continue
      const {mtimeMs} = await stat(join(path, file))
      const isRunnable = name.startsWith('/assets/files/') && !isDownload(name)
      if (isRunnable || Date.now() - mtimeMs > keptMs) await rm(join(path, file))
      else await folder.put(file, await readFile(join(path, file)))
    }
  }

  return {need, needNamed, untilNeeded, copy, keep, makeKept, copyAll}
}

const assetOf = (name: string): string => readCopyName(name)?.asset ?? name

function sizesOf(picture: Picture, aspect: number | undefined): string[] {
  const {src = '', srcSet = ''} = imageSource(picture, {aspect}) ?? {}
  return [src, ...srcSet.split(', ').map((size) => size.split(' ')[0] ?? '')].filter(Boolean)
}

/** Calls `visit` with each `url` in content. For the URL of a picture's asset, `holder` is the picture. */
function eachAddress(value: unknown, visit: (url: unknown, holder: object) => void, holder: object = {}) {
  if (typeof value !== 'object' || value === null) return
  if ('url' in value) visit(value.url, holder)
  for (const child of Object.values(value)) eachAddress(child, visit, value)
}

const retryAfterMs = 500
const longestFetchMs = 60_000

/** Returns the bytes at `source`. Rejects when three attempts failed. */
async function download(source: string, attempts = 3): Promise<Uint8Array> {
  try {
    const response = await fetch(source, {signal: AbortSignal.timeout(longestFetchMs)})
    if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${source}`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    if (attempts === 1) throw error
    await pause(retryAfterMs)
    return download(source, attempts - 1)
  }
}
