import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {clientSettings} from '@upline/lake/client'
import type {Dataset} from '@upline/lake/dataset.ts'
import {Datasets} from '@upline/lake/datasets.ts'
import {lakeRouter} from '@upline/lake/http/router.ts'
import type {TimeLimits} from '@upline/lake/query/time-limit.ts'
import {createHttpServer} from '@upline/lake/server/server.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {freePort} from './ports.ts'
import {temporaryFolder} from './temporary-folder.ts'

export interface RunningLake {
  origin: string
  folder: string
  context: Dataset
  client: SanityClient
  /** Fetches a path below the API version. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** Creates a client of the lake or backend at `url`, without retries. */
export function clientOf(url: string, options: ClientConfig = {}): SanityClient {
  return createClient({apiVersion: '2025-02-19', maxRetries: 0, ...options, ...clientSettings({url})})
}

/** Starts a lake in this process, with its own port and database. */
export async function startLake(timeLimits?: TimeLimits): Promise<RunningLake> {
  const folder = temporaryFolder()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const database = openDatabase(folder)
  const datasets = new Datasets({
    database,
    folder,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: origin,
    timeLimits,
  })
  const server = createHttpServer([{paths: /^/, router: lakeRouter(datasets)}]).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin,
    folder,
    context: datasets.primary,
    client: clientOf(origin),
    get: (path, headers = {}) => fetch(`${origin}/v2025-02-19${path}`, {headers}),
    async stop() {
      server.close()
      server.closeAllConnections()
      datasets.close()
      database.close()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}
