import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import type {LakeContext} from '@upline/lake/context.ts'
import {lakesRouter} from '@upline/lake/http/lakes-router.ts'
import {Lakes} from '@upline/lake/lakes.ts'
import type {TimeLimits} from '@upline/lake/query/time-limit.ts'
import {createHttpServer} from '@upline/lake/server/server.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {freePort} from '@upline/scripts/product/ports.ts'

export interface RunningLake {
  origin: string
  folder: string
  context: LakeContext
  client: SanityClient
  /** Fetches a path below the API version; throws nothing on a refusal. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

export function clientOf(origin: string, apiVersion = '2025-02-19'): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    apiVersion,
    maxRetries: 0,
  })
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'upline-lake-'))
}

/** A real lake on a real port, in this process, with a database of its own. */
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
