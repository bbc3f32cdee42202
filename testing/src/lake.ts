import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {clientSettings} from '@upline/lake/client'
import type {LakeContext} from '@upline/lake/context.ts'
import {lakesRouter} from '@upline/lake/http/lakes-router.ts'
import {Lakes} from '@upline/lake/lakes.ts'
import type {TimeLimits} from '@upline/lake/query/time-limit.ts'
import {createHttpServer} from '@upline/lake/server/server.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {freePort} from './ports.ts'
import {temporaryFolder} from './temporary-folder.ts'

export interface RunningLake {
  origin: string
  folder: string
  context: LakeContext
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
  const lakes = new Lakes({
    database,
    folder,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: origin,
    timeLimits,
  })
  const server = createHttpServer([lakesRouter(lakes)]).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin,
    folder,
    context: lakes.primary,
    client: clientOf(origin),
    get: (path, headers = {}) => fetch(`${origin}/v2025-02-19${path}`, {headers}),
    async stop() {
      server.close()
      server.closeAllConnections()
      lakes.close()
      database.close()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}
