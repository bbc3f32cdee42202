import {readFileSync, realpathSync, statSync} from 'node:fs'
import {basename, isAbsolute, relative, resolve, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type AssetMark, readAssetMark} from '../archive/asset-marks.ts'
import {type Asset, describeAsset} from '../assets/asset-documents.ts'
import type {Dataset} from '../dataset.ts'
import {isRecord} from '../documents/document.ts'

/** Turns the `_sanityAsset` marks of a seed into references to asset documents, each file read once. */
export class SeedAssets {
  readonly assets = new Map<string, Asset>()
  readonly #context: Dataset
  readonly #folder: string
  readonly #within: string

  /** Relative paths begin at `folder`. Assets are files in the folder `within`: a file of a stranger may name any file of this machine. */
  constructor(context: Dataset, folder: string, within = folder) {
    this.#context = context
    this.#folder = folder
    this.#within = realpathSync(within)
  }

  /** The value with every mark, at any depth, replaced. `place` names the document in messages. */
  async replaceMarks(value: unknown, place: string): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.replaceMarks(item, place)))
    if (!isRecord(value)) return value
    const entries: [string, unknown][] = []
    for (const [key, item] of Object.entries(value)) {
      if (key === '_sanityAsset') entries.push(['asset', await this.#reference(item, place)])
      else entries.push([key, await this.replaceMarks(item, place)])
    }
    return Object.fromEntries(entries)
  }

  async #reference(mark: unknown, place: string): Promise<unknown> {
    const read = readAssetMark(mark)
    if (!read) {
      throw new Error(
        `${place}: "_sanityAsset" must be "image@file://./..." or "file@https://...", not ${JSON.stringify(mark)}`,
      )
    }
    const asset = await this.#asset(read, place)
    return {_type: 'reference', _ref: asset.document._id}
  }

  async #asset({kind, url, path}: AssetMark, place: string): Promise<Asset> {
    const key = `${kind}@${url}`
    const known = this.assets.get(key)
    if (known) return known
    try {
      if (!url.startsWith('file:')) throw new Error('it is not a file: download it and name its path')
      const bytes = readFileSync(this.#fileOf(url, path))
      const asset = await describeAsset(this.#context, {
        kind,
        bytes,
        filename: decodeURIComponent(basename(url.replace(/[?#].*$/, ''))),
      })
      this.assets.set(key, asset)
      return asset
    } catch (error) {
      throw new Error(
        `${place}: the asset ${url} cannot be used: ${error instanceof Error ? error.message : error}`,
      )
    }
  }

  /** Returns the file of a mark. A relative path, as in `file://./...`, is not a valid URL. */
  #fileOf(url: string, relativePath: string | undefined): string {
    // A link may lead anywhere, also to a device without an end.
    const path = realpathSync(
      relativePath === undefined
        ? fileURLToPath(url)
        : resolve(this.#folder, decodeURIComponent(relativePath)),
    )
    if (!isBelow(this.#within, path) || !statSync(path).isFile())
      throw new Error('it is not a file of the seed')
    return path
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
