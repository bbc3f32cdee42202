import {spawnSync} from 'node:child_process'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {Dataset} from '../dataset.ts'
import {LakeError} from '../lake-error.ts'
import {SeedAssets} from './seed-assets.ts'
import {readSeed} from './seed-file.ts'

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
