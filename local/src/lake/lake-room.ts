import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import type {Room} from '../http/room.ts'
import {createAssetUrls} from './assets/asset-urls.ts'
import {BlobStore} from './assets/blob-store.ts'
import type {LakeContext} from './context.ts'
import {Lake} from './lake.ts'
import {presenceSocket} from './presence.ts'
import {QueryEngine} from './query.ts'
import {actionRoutes} from './routes/action-routes.ts'
import {assetRoutes} from './routes/asset-routes.ts'
import {documentRoutes} from './routes/document-routes.ts'
import {historyRoutes} from './routes/history-routes.ts'
import {keyValueRoutes} from './routes/key-value-routes.ts'
import {listenRoutes} from './routes/listen-routes.ts'
import {liveRoutes} from './routes/live-routes.ts'
import {mutateRoutes} from './routes/mutate-routes.ts'
import {projectRoutes} from './routes/project-routes.ts'
import {queryRoutes} from './routes/query-routes.ts'
import {studioRoutes} from './routes/studio-routes.ts'

export interface LakeOptions {
  database: DatabaseSync
  /** The data folder; asset files go below it. */
  folder: string
  projectId: string
  dataset: string
  /** Where browsers reach this backend, without a slash at the end. */
  assetsOrigin: string
}

/** The content lake: documents, queries, listeners, history and assets behind Sanity's HTTP API. */
export function createLakeContext({
  database,
  folder,
  projectId,
  dataset,
  assetsOrigin,
}: LakeOptions): LakeContext {
  const lake = new Lake(database)
  return {
    lake,
    engine: new QueryEngine(lake, {projectId, dataset}),
    urls: createAssetUrls(assetsOrigin, projectId, dataset),
    blobs: new BlobStore(join(folder, 'assets')),
    projectId,
    dataset,
  }
}

export function lakeRoom(context: LakeContext, folder: string): Room {
  return {
    routes: [
      ...queryRoutes(context),
      ...mutateRoutes(context),
      ...actionRoutes(context),
      ...listenRoutes(context),
      ...liveRoutes(context),
      ...documentRoutes(context),
      ...historyRoutes(context),
      ...assetRoutes(context, folder),
      ...keyValueRoutes(context),
      ...projectRoutes(context),
      ...studioRoutes(context),
    ],
    sockets: [presenceSocket()],
  }
}
