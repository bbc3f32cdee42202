import {chmodSync, existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {
  type App,
  createHttpServer,
  Datasets,
  type Environment,
  lakePaths,
  lakeRouter,
  listen,
  loadSeed,
  localUserId,
  lockFolder,
  openOwnDatabase,
  type Router,
  type Store,
  visitor,
} from '@upline/lake/embed'
import {Hono} from 'hono'
import {dashboardRouter} from './dashboard/dashboard-router.ts'
import {firestorePaths, firestoreRouter} from './firestore/firestore-router.ts'
import {createOperations, type FirestoreOperations} from './firestore/operations.ts'
import {isNotificationDue, plainDocument} from './firestore/plain-document.ts'
import {loadRules} from './firestore/rules/decide.ts'
import {createServiceAccount, type ServiceAccount} from './firestore/service-account.ts'
import {deliverEvents} from './functions/deliver-events.ts'
import {functionsRouter} from './functions/functions-router.ts'
import {type LoadedFunctions, loadFunctions} from './functions/load-functions.ts'
import {firebaseProject, localDataset} from './local-dataset.ts'
import {startSmtpServer} from './mail/smtp-server.ts'
import type {Options} from './options.ts'
import {type PersonalStores, personalStores} from './personal-data/erase.ts'
import {eraseDaily} from './personal-data/retention.ts'
import {senderOf} from './sender.ts'

/**
 * Opens the data folder, starts all modules and listens. Returns the function that stops everything. Throws an Error whose message is one
 * sentence for the terminal.
 */
export async function startBackend(options: Options): Promise<() => Promise<void>> {
  const unlock = lockFolder(options.data)
  // An earlier start may have left it readable by others.
  chmodSync(options.data, 0o700)
  const database = openOwnDatabase(options.data)
  const datasets = new Datasets({
    database,
    folder: options.data,
    ...localDataset,
    assetsOrigin: `http://localhost:${options.port}`,
    editors: options.editors,
  })
  const {store} = datasets.primary
  const marker = join(options.data, 'has-content')
  if (store.isNew && existsSync(marker))
    throw new Error(
      `The data folder ${options.data} has held content, and its database is empty. Restore a backup (npm run restore -- --from <folder>), or begin with the sample content (npm run content:reset); then start again`,
    )
  if (options.seed && store.isNew) await loadSeed(datasets.primary, options.seed)
  if (!store.isNew) {
    writeFileSync(marker, '')
    storeAdministrators(store, datasets.primary.editors)
  }

  const stores = personalStores(database)
  const {documents, mails} = stores
  const stopSmtp = await startSmtpServer(mails, options.smtpPort)
  const account = createServiceAccount(options.data, firebaseProject)
  const operations = createOperations(database, documents, firebaseProject)
  const functions = await functionsOf(options, account)
  const server = createHttpServer(appsOf({options, datasets, stores, account, operations, functions}))
  await listen(server, options.port, {advice: 'set BACKEND_PORT to another port'})
  datasets.primary.queries.open()
  const stopEvents = deliverEvents({
    project: firebaseProject,
    triggers: functions.triggers,
    documents,
    isHandled: ({path}) => {
      const inquiry = documents.get(path)
      return inquiry !== undefined && !isNotificationDue(plainDocument(inquiry))
    },
    pauses: options.triggerPauses,
  })
  const stopErasing = eraseDaily(stores, () => store.documents())
  return async () => {
    stopErasing()
    stopEvents()
    server.close()
    server.closeAllConnections()
    operations.endTransactions()
    await stopSmtp()
    datasets.close()
    database.close()
    unlock()
  }
}

interface Modules {
  options: Pick<Options, 'data' | 'token' | 'studio' | 'rules'>
  datasets: Datasets
  stores: PersonalStores
  account: ServiceAccount
  operations: FirestoreOperations
  functions: LoadedFunctions
}

/** Returns all that the backend serves. */
export function appsOf({options, datasets, stores, account, operations, functions}: Modules): App[] {
  const {store} = datasets.primary
  return [
    // Firestore is below /v1 too, and has its own rules, without which nothing would protect it.
    {paths: firestorePaths, router: firestoreOf(options, operations, account)},
    // A page other than the Studio reads what is published: drafts and writing are for staff.
    {
      paths: lakePaths,
      router: lakeRouter(datasets, (c) => (senderOf(c, options.studio) === 'page' ? visitor : undefined)),
    },
    {
      paths: new RegExp(`^/${firebaseProject}/`),
      router: functionsRouter(firebaseProject, functions.callables),
    },
    {
      paths: /^/,
      router: dashboardRouter({
        ...stores,
        content: {
          documents: () => store.documents(),
          subscribe: (listener) => store.committed.subscribe(listener),
        },
        product: {data: resolve(options.data), token: options.token},
        studio: options.studio,
      }),
    },
  ]
}

function firestoreOf(
  {rules, studio}: Modules['options'],
  operations: FirestoreOperations,
  serviceAccount: ServiceAccount,
): Router {
  if (!rules) return new Hono<Environment>()
  return firestoreRouter({
    operations,
    project: firebaseProject,
    serviceAccount,
    studio,
    rules: loadRules(readFileSync(rules, 'utf8')),
  })
}

/** Stores the group of all editors, if it changed: the Studio lets editors assign tasks to its members. */
function storeAdministrators(store: Store, editors: readonly {id: string}[]): void {
  const members = editors.length > 0 ? editors.map(({id}) => id) : [localUserId]
  const grants = [{filter: '_id in path("**")', permissions: ['read', 'update']}]
  const group = {_id: '_.groups.administrator', _type: 'system.group', members, grants}
  if (isDeepStrictEqual(store.get(group._id)?.members, members)) return
  try {
    store.commit([{createOrReplace: group}])
  } catch (error) {
    // A full disk must not prevent the start.
    console.error(`Tasks can’t be assigned until a restart: ${error}`)
  }
}

async function functionsOf(options: Options, account: ServiceAccount): Promise<LoadedFunctions> {
  const {functions: module, port, smtpPort, smtpUrl} = options
  if (!module) return {callables: new Map(), triggers: new Map()}
  const environment = {
    GCLOUD_PROJECT: firebaseProject,
    GOOGLE_CLOUD_PROJECT: firebaseProject,
    GOOGLE_APPLICATION_CREDENTIALS: account.file,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    SANITY_PROJECT_ID: localDataset.projectId,
    SANITY_DATASET: localDataset.dataset,
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
    SMTP_URL: smtpUrl ?? `smtp://127.0.0.1:${smtpPort}`,
  }
  return loadFunctions({module, project: firebaseProject, environment})
}
