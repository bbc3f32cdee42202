import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {LRUCache} from 'lru-cache'
import {assetFileOf} from './archive/asset-marks.ts'
import {BlobStore, type Blobs, MemoryBlobs} from './assets/blob-store.ts'
import type {Limits} from './documents/limits.ts'
import {Store} from './documents/store.ts'
import {readEditors} from './http/editors.ts'
import {QueryRunner} from './query/query-runner.ts'
import {defaultTimeLimits, type TimeLimits} from './query/time-limit.ts'

const maxRenditions = 64 * 1024 * 1024

export const aclModes = ['public', 'private'] as const
export type AclMode = (typeof aclModes)[number]

/** One dataset and everything that serves its requests. */
export type Dataset = ReturnType<typeof openDataset>

export interface DatasetOptions {
  database: DatabaseSync
  /** Asset files go below it. Without one they are kept in memory. */
  folder: string | undefined
  projectId: string
  dataset: string
  /** The origin at which browsers reach this server, without a trailing slash. */
  assetsOrigin: string | (() => string)
  /** Without limits, a dataset may grow until the machine is full. */
  limits?: Limits | undefined
  timeLimits?: TimeLimits | undefined
  editors?: string | undefined
  /** Whether requests for content that is not public need a token. */
  auth?: boolean | undefined
  /** For every dataset but the first. See `DatabaseOptions`. */
  waitForDisk?: boolean | undefined
}

/** Opens one dataset: documents, queries, history and assets. Throws a StoreError for damaged data. */
export function openDataset(options: DatasetOptions) {
  const {database, folder, projectId, dataset, limits, assetsOrigin: origin} = options
  const {timeLimits = defaultTimeLimits} = options
  const store = new Store(database)
  if (limits) store.limitTo(limits)
  const sanity = {projectId, dataset}
  const blobs: Blobs = folder === undefined ? new MemoryBlobs() : new BlobStore(join(folder, 'assets'))
  store.committed.subscribe(({changes}) => {
    for (const {before, after} of changes) {
      const asset = before && !after && assetFileOf(before)
      if (!asset) continue
      const {folder: kinds, file} = asset
      // Keeps the file while the asset's document, draft or version is left: another of them, or any document that names the file, was deleted.
      const [isLeft] = store.layersOf(`${kinds.slice(0, -1)}-${file.replace('.', '-')}`)
      if (!isLeft) blobs.delete(file)
    }
  })
  database.exec('CREATE TABLE IF NOT EXISTS dataset_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)')
  const stored = database.prepare("SELECT value FROM dataset_settings WHERE name = 'aclMode'").get()
  let aclMode: AclMode = stored?.value === 'private' ? 'private' : 'public'
  const setAcl = database.prepare("INSERT OR REPLACE INTO dataset_settings VALUES ('aclMode', ?)")
  return {
    /** Stored. `public` lets clients without a token read published documents; `private` does not. */
    get aclMode() {
      return aclMode
    },
    set aclMode(mode) {
      setAcl.run(mode)
      aclMode = mode
    },
    store,
    queries: new QueryRunner({store, sanity}, timeLimits),
    urls: createAssetUrls(typeof origin === 'string' ? () => origin : origin, projectId, dataset),
    blobs,
    renditions: new LRUCache<string, Buffer>({maxSize: maxRenditions, sizeCalculation: ({length}) => length}),
    projectId,
    dataset,
    limits,
    timeLimits,
    /** The editors on this machine. An empty list means one editor without a name. */
    editors: readEditors(options.editors ?? ''),
  }
}

export const hostedOrigin = 'https://cdn.sanity.io'

export type AssetUrls = ReturnType<typeof createAssetUrls>

/**
 * Asset documents store their address as Sanity hosts it, so that content moves between the two unchanged; in an answer it is turned into one of
 * this machine, on the way in back again. Both work on JSON text, wherever the address stands. `localOrigin` may be known only once the server
 * listens.
 */
function createAssetUrls(localOrigin: () => string, projectId: string, dataset: string) {
  const kinds = ['images', 'files'].map((kind) => `/${kind}/${projectId}/${dataset}/`)
  const swap = (text: string, from: string, to: string) =>
    kinds.reduce((result, path) => result.replaceAll(from + path, to + path), text)
  return {
    /** Where Sanity would serve `path`, such as `images/<project>/<dataset>/<file>`. */
    hosted: (path: string) => `${hostedOrigin}/${path}`,
    toLocal: (text: string) => swap(text, hostedOrigin, localOrigin()),
    toHosted: (text: string) => swap(text, localOrigin(), hostedOrigin),
  }
}
