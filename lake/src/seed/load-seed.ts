import {spawnSync} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import {mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, dirname, isAbsolute, join, relative, resolve, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type AssetMark, readAssetMark} from '../archive/asset-marks.ts'
import {type Asset, describeAsset} from '../assets/asset-documents.ts'
import type {Dataset} from '../dataset.ts'
import {isRecord, isValidId} from '../documents/document.ts'
import {faultOf} from '../documents/mutations.ts'
import {LakeError} from '../lake-error.ts'

/** An NDJSON file in Sanity's import format, a `.tar.gz` archive of one with its assets, or documents in the same format. */
export type Seed = string | readonly Record<string, unknown>[]

/**
 * Loads a seed into an unused lake and returns the number of documents. Throws an Error and stores nothing if any of it is invalid.
 * Relative paths of assets start at the file's folder, or at the working folder for documents without a file. The assets of a file
 * must be below its folder, and the assets of an archive inside it.
 */
export async function loadSeed(context: Dataset, seed: Seed): Promise<number> {
  if (typeof seed !== 'string') return load(context, seed, '.', '/')
  if (!/\.t(?:ar\.)?gz$/.test(seed)) return load(context, seed, dirname(seed))
  const folder = mkdtempSync(join(tmpdir(), 'lake-seed-'))
  try {
    const {status, stderr} = spawnSync('tar', ['-xzf', seed, '-C', folder], {encoding: 'utf8'})
    const file = readdirSync(folder, {recursive: true, encoding: 'utf8'}).find((name) =>
      name.endsWith('.ndjson'),
    )
    if (status !== 0 || !file)
      throw new Error(`The seed ${seed} has no .ndjson file${stderr ? `: ${stderr.trim()}` : ''}`)
    const path = join(folder, file)
    return await load(context, path, dirname(path), folder)
  } finally {
    rmSync(folder, {recursive: true})
  }
}

async function load(context: Dataset, seed: Seed, folder: string, within = folder): Promise<number> {
  const name = typeof seed === 'string' ? seed : 'seed'
  const marks = new SeedAssets(context, folder, within)
  const documents: unknown[] = []
  for (const {place, document} of readSeed(seed)) documents.push(await marks.replaceMarks(document, place))
  // Two files with the same bytes are one asset.
  const assets = new Map([...marks.assets.values()].map((asset) => [asset.document._id, asset]))
  for (const {blobName, bytes} of assets.values()) await context.blobs.write(blobName, bytes)
  const all = [...[...assets.values()].map(({document}) => document), ...documents]
  try {
    context.store.commit(all.map((document) => ({createOrReplace: document})))
  } catch (error) {
    throw error instanceof LakeError ? new Error(`${name}: ${error.message}`) : error
  }
  return all.length
}

/** Reads an NDJSON file in Sanity's import form, or documents at hand. One without an id gets one. Throws an Error that names the line; `place` is for further messages. */
function readSeed(seed: string | readonly unknown[]) {
  const seen = new Map<string, string>()
  return entriesOf(seed).map(({place, value}) => {
    const document = checkDocument(isRecord(value) ? {_id: randomUUID(), ...value} : value, place)
    const first = seen.get(document._id)
    if (first) throw new Error(`${place}: the document "${document._id}" stands at ${first} already`)
    seen.set(document._id, place)
    return {place: `${place} (document "${document._id}")`, document}
  })
}

function entriesOf(seed: string | readonly unknown[]): {place: string; value: unknown}[] {
  if (typeof seed !== 'string') return seed.map((value, index) => ({place: `seed[${index}]`, value}))
  let text: string
  try {
    text = readFileSync(seed, 'utf8')
  } catch (error) {
    throw new Error(`The seed ${seed} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return text.split('\n').flatMap((line, index) => {
    const place = `${seed}:${index + 1}`
    return line.trim() === '' ? [] : [{place, value: readLine(line, place)}]
  })
}

function readLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    const id = /"_id"\s*:\s*"([^"]*)"/.exec(line)?.[1]
    throw new Error(`${place}: the line is not valid JSON${id === undefined ? '' : ` (document "${id}")`}`)
  }
}

function checkDocument(document: unknown, place: string) {
  if (!isRecord(document)) throw new Error(`${place}: this is no document`)
  const {_id, _type} = document
  if (!isValidId(_id))
    throw new Error(`${place}: ${JSON.stringify(_id) ?? 'a missing _id'} is not a document id`)
  if (typeof _type !== 'string' || _type === '')
    throw new Error(`${place}: the document "${_id}" has no _type`)
  const fault = faultOf(document)
  if (fault) throw new Error(`${place}: the document "${_id}" ${fault}`)
  return {...document, _id, _type}
}

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
