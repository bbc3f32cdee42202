import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {AddressInfo} from 'node:net'
import {homedir} from 'node:os'
import {join, resolve} from 'node:path'
import {createHttpServer, openDatabase} from '@upline/lake/embed'
import {createDocumentStore, type DocumentStore} from '@upline/local/firestore/document-store.ts'
import {firestoreRouter} from '@upline/local/firestore/firestore-router.ts'
import {createOperations} from '@upline/local/firestore/operations.ts'
import {loadRules} from '@upline/local/firestore/rules/decide.ts'
import {createServiceAccount, type ServiceAccount} from '@upline/local/firestore/service-account.ts'
import {onMachine} from '@upline/local/sender.ts'
import {ownerAuthorization} from '@upline/testing/owner-token.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {vi} from 'vitest'

export const project = 'demo-upline'
export const rulesFile = resolve(import.meta.dirname, '../../../firestore.rules')

export const studio = 'http://localhost:3333'

/** Returns a token as Firebase's clients send it to an emulator. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({alg: 'none', typ: 'JWT'})}.${part({sub: 'dana', user_id: 'dana', ...claims})}.`
}

export interface RunningFirestore {
  port: number
  /** Authorization header of a server, to which rules do not apply. */
  ownerAuthorization: string
  stop(): Promise<void>
}

export interface LocalFirestore extends RunningFirestore {
  store: DocumentStore
  serviceAccount: ServiceAccount
}

export async function startLocalFirestore(): Promise<LocalFirestore> {
  const folder = temporaryFolder()
  const database = openDatabase(folder)
  const store = createDocumentStore(database)
  const serviceAccount = createServiceAccount(folder, project)
  const operations = createOperations(database, store, project)
  const rules = loadRules(readFileSync(rulesFile, 'utf8'))
  const router = firestoreRouter({operations, project, rules, serviceAccount, senderOf: onMachine(studio)})
  const server = createHttpServer([{paths: /^/, router}]).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A listening TCP server has an address of this form.
    port: (server.address() as AddressInfo).port,
    ownerAuthorization: ownerAuthorization(folder),
    store,
    serviceAccount,
    async stop() {
      server.closeAllConnections()
      server.close()
      operations.endTransactions()
      database.close()
    },
  }
}

/** Returns the jar of Google's emulator from the Cloud SDK or the Firebase tools, or undefined without it or without Java. */
export function findEmulator(): string | undefined {
  const cache = join(homedir(), '.cache/firebase/emulators')
  const downloaded = existsSync(cache) ? readdirSync(cache) : []
  const candidates = [
    process.env.FIRESTORE_EMULATOR_JAR ?? '',
    '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    ...downloaded
      .filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name))
      .map((name) => join(cache, name)),
  ]
  const hasJava = spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0
  return hasJava ? candidates.find((file) => file !== '' && existsSync(file)) : undefined
}

export async function startEmulator(jar: string): Promise<RunningFirestore> {
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const child = spawn(
    'java',
    [
      '-Duser.language=en',
      // It runs for seconds: the optimizing compiler costs more than it saves.
      '-XX:TieredStopAtLevel=1',
      '-cp',
      jar,
      main,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--rules=${rulesFile}`,
      `--project_id=${project}`,
    ],
    {stdio: ['ignore', 'pipe', 'ignore']},
  )
  await saysReady(child)
  return {
    port,
    ownerAuthorization: 'Bearer owner',
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Resolves once the emulator is ready. Keeps reading its output, because it stops answering when the pipe is full. */
function saysReady(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The emulator did not start: ${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4000)
      if (said.includes('Dev App Server is now running')) resolve()
    })
  })
}

// Loaded by Node itself, as in the cloud: vitest's module runner loses the exports of firebase-admin's ESM wrappers.
const load = createRequire(import.meta.url)

export async function startFunctionsFirestore() {
  const local = await startLocalFirestore()
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${local.port}`)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', local.serviceAccount.file)
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', project)
  const {openFirestore}: typeof import('@upline/functions/firestore.ts') = load(
    '@upline/functions/firestore.ts',
  )
  return {
    firestore: openFirestore(),
    store: local.store,
    async stop() {
      // Another test in this process has another server.
      const {deleteApp, getApps} = createRequire(load.resolve('@upline/functions/firestore.ts'))(
        'firebase-admin/app',
      )
      await Promise.all(getApps().map(deleteApp))
      await local.stop()
      vi.unstubAllEnvs()
    },
  }
}
