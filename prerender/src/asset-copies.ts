import {existsSync, utimesSync} from 'node:fs'
import {copyFile, mkdir, readdir, rm, stat} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {copyFolders, isCopy} from '@upline/web/content/asset-copies.ts'
import {copyAddress, eachAddress} from '@upline/web/content/copy-addresses.ts'
import {imageSource, readCopyName} from '@upline/web/content/image.ts'
import type {Picture} from '@upline/web/content/types.ts'
import {download} from './download.ts'
import {RenderFailure} from './render-report.ts'

const concurrency = 8
/** An open tab may still load pictures of the page as it was. In milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

type Aspects = readonly (number | undefined)[]
type NeededPicture = {picture: Picture; aspects: Set<number | undefined>}

/**
 * The site's own copies of the assets that it shows. `localize` puts their addresses into an answer; the bytes come when somebody asks
 * for one (`copy`), or all at once for a host that only has files (`copyAll`).
 */
export class AssetCopies {
  readonly #folder: string
  readonly #bases: readonly string[]
  /** By the address of a copy, where the lake has the asset. */
  readonly #sources = new Map<string, string>()
  readonly #excluded = new Set<string>()
  readonly #pictures = new Map<string, NeededPicture>()
  readonly #named = new Set<string>()
  /** What was noted since the last `copyNew`. */
  #isNew = new Set<string>()
  readonly #running = new Map<string, Promise<void>>()

  /** `folder` is the site's; `bases` are how addresses of the lake's own assets begin: nothing else is copied. */
  constructor(folder: string, bases: readonly string[]) {
    this.#folder = folder
    this.#bases = bases
  }

  /** Puts the addresses of copies into an answer. */
  localize<Answer>(answer: Answer): Answer {
    eachAddress(answer, (object) => {
      const {url} = object
      const copy = copyAddress(url)
      if (!copy || typeof url !== 'string' || this.#excluded.has(copy)) return
      if (!this.#bases.some((base) => url.startsWith(base))) return
      this.#sources.set(copy, url)
      object.url = copy
    })
    return answer
  }

  /** Notes which copies a page needs: each of its pictures in each aspect that it shows any in, as lists grow and are sorted anew. */
  need(answer: unknown, aspects: Aspects): void {
    eachAddress(answer, ({url}, holder) => {
      if (!isCopy(url)) return
      if (!url.startsWith(copyFolders.images)) return this.#name(url)
      const key = JSON.stringify([url, holder.crop, holder.hotspot])
      // It has an asset with an address: what else is missing, `imageSource` sees.
      const known = this.#pictures.get(key) ?? {picture: holder as Picture, aspects: new Set()}
      const before = known.aspects.size
      for (const aspect of aspects) known.aspects.add(aspect)
      this.#pictures.set(key, known)
      if (known.aspects.size > before) this.#isNew.add(key)
    })
  }

  /** Notes the copy that an address names. */
  needNamed(address: string): void {
    if (isCopy(address)) this.#name(address)
  }

  #name(name: string): void {
    if (this.#named.has(name)) return
    this.#named.add(name)
    this.#isNew.add(name)
  }

  /** Copies one, unless it is there. Does nothing for a path that is none. Rejects when the lake does not give it. */
  async copy(path: string): Promise<void> {
    const source = this.#sourceOf(path)
    const target = join(this.#folder, path)
    if (!source || existsSync(target)) return
    const running = this.#running.get(path) ?? download(source, target)
    this.#running.set(path, running)
    try {
      await running
    } finally {
      this.#running.delete(path)
    }
  }

  /** Copies what was noted since the last call, one after the other. Returns what could not be had; whoever asks for it tries again. */
  async copyNew(): Promise<RenderFailure[]> {
    const keys = [...this.#isNew]
    this.#isNew = new Set()
    const failures: RenderFailure[] = []
    for (const key of keys) {
      const picture = this.#pictures.get(key)
      for (const name of picture ? namesOf(picture) : [key]) {
        await this.copy(name).catch((error: unknown) => failures.push(failure(name, error)))
      }
    }
    return failures
  }

  /** What was noted until now is copied on request only. */
  leaveToVisitors(): void {
    this.#isNew = new Set()
  }

  /**
   * Copies all that pages need. `cache` is a folder that outlives the build: what is there is not fetched, and what no page needs any
   * more is on the site for another week. Assets that cannot be had are left to the lake from the next `localize` on.
   */
  async copyAll(cache: string): Promise<{copies: number; failures: RenderFailure[]}> {
    const names = this.#needed()
    const failures: RenderFailure[] = []
    let copies = 0
    const waiting = names.values()
    const work = async () => {
      for (const name of waiting) {
        // Whatever kept one of its sizes away would take as long for each of the others.
        if (this.#excluded.has(assetOf(name))) continue
        try {
          await this.#copyCached(name, cache)
          copies += 1
        } catch (error) {
          this.#excluded.add(assetOf(name))
          failures.push(failure(name, error))
        }
      }
    }
    await Promise.all(Array.from({length: concurrency}, work))
    await this.#keepRecent(cache, names)
    return {copies, failures}
  }

  #needed(): Set<string> {
    return new Set([...this.#named, ...[...this.#pictures.values()].flatMap((each) => [...namesOf(each)])])
  }

  #sourceOf(path: string): string | undefined {
    // Other pictures have a folder of that name, with a file for each size.
    if (path.startsWith(copyFolders.files) || path.endsWith('.svg')) return this.#sources.get(path)
    const {asset = '', addressAt} = readCopyName(path) ?? {}
    const url = this.#sources.get(asset)
    return url && addressAt?.(url)
  }

  async #copyCached(name: string, cache: string): Promise<void> {
    const cached = join(cache, name)
    const source = this.#sourceOf(name)
    if (!source) throw new Error('No answer of the lake has its asset')
    if (!existsSync(cached)) await download(source, cached)
    utimesSync(cached, new Date(), new Date())
    await put(cached, join(this.#folder, name))
  }

  async #keepRecent(cache: string, names: ReadonlySet<string>): Promise<void> {
    if (!existsSync(cache)) return
    const entries = await readdir(cache, {recursive: true, withFileTypes: true})
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name)
      const name = file.slice(cache.length)
      if (names.has(name)) continue
      const {mtimeMs} = await stat(file)
      if (Date.now() - mtimeMs > keptMs) await rm(file)
      else await put(file, join(this.#folder, name))
    }
  }
}

const assetOf = (name: string): string => readCopyName(name)?.asset ?? name

const failure = (name: string, error: unknown) =>
  new RenderFailure(name, `The asset ${name} could not be copied`, error)

/** All sizes of a picture. */
function namesOf({picture, aspects}: NeededPicture): Set<string> {
  const names = new Set<string>()
  for (const aspect of aspects) {
    const {src, srcSet = ''} = imageSource(picture, {aspect}) ?? {}
    for (const name of [src, ...srcSet.split(', ').map((size) => size.split(' ')[0])]) {
      if (name) names.add(name)
    }
  }
  return names
}

async function put(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), {recursive: true})
  await copyFile(source, target)
}
