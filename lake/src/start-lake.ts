import type {Server} from 'node:http'
import {DatabaseSync} from 'node:sqlite'
import type {RoleName} from './access/roles.ts'
import {type ClientSettings, clientSettings} from './client-settings.ts'
import type {AclMode} from './dataset.ts'
import {checkName, type DatasetName, Datasets} from './datasets.ts'
import {contentLimits, type Limits} from './documents/limits.ts'
import {lakeRouter} from './http/router.ts'
import {loadSeed, type Seed} from './seed/load-seed.ts'
import {createHttpServer, listen} from './server/server.ts'
import {openOwnDatabase} from './storage/database.ts'
import {lockFolder} from './storage/folder-lock.ts'

export interface StartOptions {
  /** Content for an empty first dataset: documents, or an NDJSON file in Sanity's import format. */
  seed?: Seed | undefined
  /** The data folder. Without one everything is in memory and ends with the lake. */
  data?: string | undefined
  /** 0, the default, takes any that is free. */
  port?: number | undefined
  /** Other machines reach the lake under these names. Without any it listens on loopback only. */
  hosts?: readonly string[] | undefined
  projectId?: string | undefined
  dataset?: string | undefined
  /** The origin in addresses of assets, by default the lake's own. */
  assetsOrigin?: string | undefined
  /** Whether the first dataset is read without a token, under `auth`. It is stored. */
  aclMode?: AclMode | undefined
  /** The limits of each dataset: `content`, the default, applies hosted Sanity's limits of documents; an object changes some of them. */
  limits?: 'content' | 'none' | Partial<Limits> | undefined
  /** Requests need tokens, as hosted: `lake.createToken('editor')` makes one. Without it, every request has all rights. */
  auth?: boolean | undefined
  /** More datasets; they may belong to other projects. */
  datasets?: readonly DatasetName[] | undefined
}

export interface RunningLake extends DatasetName {
  /** `http://localhost:<port>`. */
  url: string
  port: number
  /** Options for `createClient` of `@sanity/client`: `createClient({...lake.client, apiVersion: '2025-02-19'})`. */
  client: ClientSettings
  /** A token of this role, for the option `token` of `createClient`. */
  createToken(role: RoleName): string
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Commits do not wait for the disk: losing the last moments before a power cut is acceptable. */
const waitForDisk = false

/** Starts a content lake in this process. Rejects with an Error whose message is one sentence for a person. */
export async function startLake(options: StartOptions = {}): Promise<RunningLake> {
  const {data, seed, datasets: names = [], projectId = 'local', dataset = 'production'} = options
  for (const name of [{projectId, dataset}, ...names]) checkName(name)
  const limits = readLimits(options.limits)
  if (options.hosts?.length && !options.auth)
    throw new Error('Other machines could read and change all content: add --auth (`auth: true`) to --host')
  const unlock = data === undefined ? undefined : lockFolder(data)
  let database: DatabaseSync | undefined
  let datasets: Datasets | undefined
  let server: Server | undefined
  const release = () => {
    server?.close()
    server?.closeAllConnections()
    datasets?.close()
    database?.close()
    unlock?.()
  }
  try {
    let url = ''
    database = data === undefined ? new DatabaseSync(':memory:') : openOwnDatabase(data, {waitForDisk})
    const {auth} = options
    const all = new Datasets({
      database,
      folder: data,
      projectId,
      dataset,
      limits,
      auth,
      waitForDisk,
      assetsOrigin: options.assetsOrigin ?? (() => url),
    })
    datasets = all
    for (const name of names) all.open(name)
    if (options.aclMode) datasets.primary.aclMode = options.aclMode
    if (seed !== undefined && datasets.primary.store.isNew) await loadSeed(datasets.primary, seed)
    server = createHttpServer([{paths: /^/, router: lakeRouter(datasets)}], options.hosts)
    const port = await listen(server, options.port ?? 0, {
      address: options.hosts?.length ? '0.0.0.0' : '127.0.0.1',
    })
    url = `http://localhost:${port}`
    if (data !== undefined) datasets.primary.queries.open()
    const stop = async () => release()
    return {
      url,
      port,
      projectId,
      dataset,
      client: clientSettings({url, projectId, dataset}),
      createToken: (role) => all.tokens.create(projectId, role, role).key,
      stop,
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    release()
    throw error
  }
}

function readLimits(limits: StartOptions['limits'] = 'content'): Limits | undefined {
  if (limits === 'none') return undefined
  return limits === 'content' ? contentLimits : {...contentLimits, ...limits}
}
