/**
 * The lake as a part of another server: its datasets, its routes, and the parts that other routes need, so that both share one
 * server, one database file and one set of guards.
 */
// biome-ignore-start lint/performance/noBarrelFile: an entry of the package
export {contentOf, exportFolder, importFolder} from './archive/transfer.ts'
export {type Dataset, type DatasetOptions, openDataset} from './dataset.ts'
export {Datasets} from './datasets.ts'
export {type Doc, isRecord, layerOf} from './documents/document.ts'
export {localUserId, Store} from './documents/store.ts'
export {visitor} from './http/authorize.ts'
export {lakePaths, lakeRouter} from './http/router.ts'
export {loadSeed} from './seed/load-seed.ts'
export type {Environment, RequestContext, Router} from './server/environment.ts'
export {eventStream} from './server/event-stream.ts'
export {everyone, guard} from './server/guard.ts'
export {HttpError} from './server/http-error.ts'
export {limitBody, mebibyte} from './server/limit-body.ts'
export {isFromPage, isFromSamePage} from './server/loopback.ts'
export {type App, createHttpServer, isDiskFull, listen} from './server/server.ts'
export {DamageError, inTransaction, makeFolder, openDatabase, openOwnDatabase} from './storage/database.ts'
export {createFeed, type Feed} from './storage/feed.ts'
export {lockFolder, watchDatabase} from './storage/folder-lock.ts'
// biome-ignore-end lint/performance/noBarrelFile: an entry of the package
