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
import {runHourly} from './functions/run-hourly.ts'
import {limitCallers} from './limit-callers.ts'
import {firebaseProject, localDataset} from './local-dataset.ts'
import {startSmtpServer} from './mail/smtp-server.ts'
import type {Options} from './options.ts'
import {type PersonalStores, personalStores} from './personal-data/erase.ts'
import {eraseDaily} from './personal-data/retention.ts'
import {onMachine, type SenderOf, stranger} from './sender.ts'

const dayMs = 24 * 60 * 60 * 1000

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
  const modules = {options, datasets, stores, account, operations, functions}
  const server = createHttpServer(appsOf(modules))
  await listen(server, options.port, {advice: 'set BACKEND_PORT to another port'})
  const servers = [server]
  if (options.site) {
    const inquiries = createHttpServer(inquiryApps(modules), [new URL(options.site).hostname])
    await listen(inquiries, options.inquiryPort, {advice: 'set INQUIRY_PORT to another port'})
    servers.push(inquiries)
  }
  datasets.primary.queries.open()
  const stopEvents = deliverEvents({
    project: firebaseProject,
    triggers: functions.triggers,
    documents,
    isHandled: ({path, createTime}, trigger) => {
      // The others give up a day after their document.
      if (trigger !== 'notifyOfStoredInquiry') return Date.parse(createTime) < Date.now() - 2 * dayMs
      const inquiry = documents.get(path)
      return inquiry !== undefined && !isNotificationDue(plainDocument(inquiry))
    },
    pauses: options.triggerPauses,
  })
  const stopErasing = eraseDaily(stores, () => store.documents())
  const stopReminding = runHourly(functions.schedules.get('remindEditorsWeekly'), options.triggerPauses.first)
  return async () => {
    stopErasing()
    stopReminding()
    stopEvents()
    for (const each of servers) {
      each.close()
      each.closeAllConnections()
    }
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

/** Returns all that the backend serves to this machine. */
export function appsOf(modules: Modules): App[] {
  const {options, datasets, stores} = modules
  const {store} = datasets.primary
  const senderOf = onMachine(options.studio)
  return [
    ...inquiryApps(modules, senderOf),
    // A page other than the Studio reads what is published: drafts and writing are for staff.
    {
      paths: lakePaths,
      router: lakeRouter(datasets, (c) => (senderOf(c) === 'page' ? visitor : undefined)),
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

/** Returns what takes inquiries and the site's error logs: all that the internet may reach, where everyone is a stranger. */
export function inquiryApps(
  {options, account, operations, functions}: Modules,
  senderOf: SenderOf = stranger,
): App[] {
  const isBehindProxy = senderOf === stranger
  const apps: App[] = [
    // Firestore is below /v1, as the lake is, and has its own rules, without which nothing would protect it.
    {paths: firestorePaths, router: firestoreOf(options, operations, account, senderOf)},
    {
      paths: new RegExp(`^/${firebaseProject}/`),
      router: functionsRouter(firebaseProject, functions.callables, {isBehindProxy}),
    },
  ]
  if (!isBehindProxy) return apps
  const limit = limitCallers()
  return apps.map(({paths, router}) => ({
    paths,
    router: new Hono<Environment>().use(limit).route('/', router),
  }))
}

function firestoreOf(
  {rules}: Modules['options'],
  operations: FirestoreOperations,
  serviceAccount: ServiceAccount,
  senderOf: SenderOf,
): Router {
  if (!rules) return new Hono<Environment>()
  return firestoreRouter({
    operations,
    project: firebaseProject,
    serviceAccount,
    senderOf,
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
  const {functions: module, port} = options
  if (!module) return {callables: new Map(), triggers: new Map(), schedules: new Map()}
  const environment = {
    GCLOUD_PROJECT: firebaseProject,
    GOOGLE_CLOUD_PROJECT: firebaseProject,
    GOOGLE_APPLICATION_CREDENTIALS: account.file,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    SANITY_PROJECT_ID: localDataset.projectId,
    SANITY_DATASET: localDataset.dataset,
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer(options),
  }
  return loadFunctions({module, project: firebaseProject, environment})
}

/** Returns the mailbox of this machine, unless the site is public: a trial must not send mails. */
function mailServer({site, smtpPort}: Options): string {
  if (!site) return `smtp://127.0.0.1:${smtpPort}`
  const {SMTP_URL: url} = process.env
  if (url) return url
  throw new Error(
    'SMTP_URL is missing, so the office would get no mail: set the address of your mail server, such as smtps://user:password@mail.example.com:465',
  )
}
