import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {type AssetUrls, createAssetUrls} from './assets/asset-urls.ts'
import {BlobStore} from './assets/blob-store.ts'
import {Lake} from './documents/lake.ts'
import {QueryEngine} from './query/query-engine.ts'
import {QueryRunner} from './query/query-runner.ts'

/** One dataset with all that answers for it. */
export interface LakeContext {
  lake: Lake
  engine: QueryEngine
  /** The engine's answers, within a time limit. */
  queries: QueryRunner
  urls: AssetUrls
  blobs: BlobStore
  /** Resized images, which can be made again. */
  imageCache: BlobStore
  projectId: string
  dataset: string
}

export interface LakeOptions {
  database: DatabaseSync
  /** The data folder; asset files go below it. */
  folder: string
  projectId: string
  dataset: string
  /** Where browsers reach this backend, without a slash at the end. */
  assetsOrigin: string
}

/** Opens the content lake: documents, queries, history and assets. Throws a StoreError for damaged data. */
export function createLakeContext(options: LakeOptions): LakeContext {
  const {database, folder, projectId, dataset, assetsOrigin} = options
  const lake = new Lake(database)
  const sanity = {projectId, dataset}
  const engine = new QueryEngine(lake, sanity)
  return {
    lake,
    engine,
    // Threads open the file themselves; only a database in memory, in tests, has none.
    queries: new QueryRunner(engine, {file: database.location() ?? '', sanity}),
    urls: createAssetUrls(assetsOrigin, projectId, dataset),
    blobs: new BlobStore(join(folder, 'assets')),
    imageCache: new BlobStore(join(folder, 'image-cache')),
    projectId,
    dataset,
  }
}
