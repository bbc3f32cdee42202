import {once} from 'node:events'
import {Agent, type IncomingMessage, type OutgoingHttpHeaders, request} from 'node:http'
import {DatabaseSync} from 'node:sqlite'
import {type App, createHttpServer, Datasets, lakePaths, lakeRouter, openDatabase} from '@upline/lake/embed'
import {appsOf} from '@upline/local/backend.ts'
import {createOperations} from '@upline/local/firestore/operations.ts'
import {createServiceAccount} from '@upline/local/firestore/service-account.ts'
import {localDataset} from '@upline/local/local-dataset.ts'
import {personalStores} from '@upline/local/personal-data/erase.ts'
import {wireFields} from '@upline/testing/firestore.ts'
import {listen} from '@upline/testing/listen.ts'
import {png} from '@upline/testing/png.ts'

/** Occurs in each stored value that only staff may read. */
export const secret = 'S3CRET'

export interface Route {
  method: string
  /** With Hono's parameters. */
  path: string
}

export interface Sender {
  name: string
  headers: OutgoingHttpHeaders
}

export interface Served {
  /** All routes that the apps expose. */
  routes: Route[]
  origin: string
  /** Everything that is stored, as text. */
  stored(): string
  stop(): void
}

const secrets = [
  {_id: 'open', _type: 'page', title: 'Open'},
  {_id: 'drafts.open', _type: 'page', title: secret},
  {_id: 'versions.rOne.open', _type: 'page', title: secret},
  {_id: 'hidden.key', _type: 'page', title: secret},
]

/** The backend as `npm start` serves it, with an inquiry, a mail and content that visitors must not see. */
export async function serveBackend(folder: string, studio: string): Promise<Served> {
  const database = openDatabase(folder)
  const names = {...localDataset, assetsOrigin: 'http://localhost', editors: 'Ana Ruiz, Ben Cole'}
  const datasets = new Datasets({database, folder, ...names})
  const stores = personalStores(database)
  const time = new Date().toISOString()
  const fields = {name: secret, email: 'ada@example.com', message: secret, status: 'new'}
  // Checked JSON of Firestore.
  const stored = wireFields(fields) as Parameters<typeof stores.documents.put>[1]
  for (const collection of ['inquiries', 'error_logs']) stores.documents.put(`${collection}/a`, stored, time)
  const mail = {from: secret, to: secret, replyTo: '', subject: secret, text: secret, html: secret}
  stores.mails.add({...mail, recipients: [secret], receivedAt: time}, Buffer.from(secret))
  const apps = appsOf({
    options: {data: folder, token: secret, studio, rules: 'firestore.rules'},
    datasets,
    stores,
    account: createServiceAccount(folder, 'demo-upline'),
    operations: createOperations(database, stores.documents, 'demo-upline'),
    functions: {callables: new Map(), triggers: new Map(), schedules: new Map()},
  })
  return serve(apps, datasets, database)
}

/** Starts a lake with accounts. Also returns a token for each role. */
export async function serveLake() {
  const database = new DatabaseSync(':memory:')
  const names = {projectId: 'local', dataset: 'production', assetsOrigin: 'http://localhost'}
  const datasets = new Datasets({database, folder: undefined, auth: true, ...names})
  const served = await serve([{paths: lakePaths, router: lakeRouter(datasets)}], datasets, database)
  const tokenOf = (role: 'administrator' | 'viewer') => ({
    authorization: `Bearer ${datasets.tokens.create('local', role, role).key}`,
  })
  return {...served, administrator: tokenOf('administrator'), viewer: tokenOf('viewer')}
}

async function serve(apps: readonly App[], datasets: Datasets, database: DatabaseSync): Promise<Served> {
  datasets.primary.store.commit(secrets.map((document) => ({createOrReplace: document})))
  const server = await listen(createHttpServer(apps))
  const routes = apps.flatMap(({router}) => router.routes).filter(({method}) => method !== 'ALL')
  const keyed = new Map(routes.map(({method, path}) => [`${method} ${path}`, {method, path}]))
  return {
    routes: [...keyed.values()],
    origin: server.origin,
    stored: () => {
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
      const rows = tables
        .map(({name}) => [name, database.prepare(`SELECT * FROM "${name}"`).all()] as const)
        .filter(([, stored]) => stored.length > 0)
      return JSON.stringify([datasets.all().map(({dataset, aclMode}) => [dataset, aclMode]), rows])
    },
    stop: () => {
      server.stop()
      datasets.close()
      database.close()
    },
  }
}

/** Values of parameters that name something that is stored. */
const parameters: Record<string, string> = {
  version: 'v2025-02-19',
  project: 'local',
  dataset: 'production',
  name: 'production',
  keys: 'a',
  ids: 'open,drafts.open,hidden.key',
  database: '(default)',
  region: 'us-central1',
}

/** Returns a route as its documentation writes it. */
export const nameOf = ({method, path}: Route): string =>
  `${method} ${path.replace(/:\w+\{documents:(\w+)\}/, 'documents:$1').replace(/\{[^}]*\}/g, '')}`

/** Returns an address of a route that names something that is stored. */
export function addressOf(route: Route): string {
  const [, path = ''] = nameOf(route).split(' ')
  const id = path.includes('/local/mails/') ? '1' : 'drafts.open'
  return path
    .replace('/v1/projects/:project/', '/v1/projects/demo-upline/')
    .replace(':folder', 'files')
    .replace(/:(\w+)\??/g, (all, name: string) =>
      all.startsWith(':') && /^(?:commit|batchGet|runQuery|rollback)$/.test(name)
        ? all
        : name === 'id'
          ? id
          : (parameters[name] ?? 'a'),
    )
    .replace(/\*$/, 'a')
}

const draft = {_id: 'drafts.new', _type: 'page'}

/** Bodies that change something if a route accepts them. */
export const bodies: readonly (string | Buffer)[] = [
  '',
  '{}',
  '[{"key":"a","value":"b"}]',
  JSON.stringify({mutations: [{createOrReplace: draft}, {createOrReplace: {_id: 'new', _type: 'page'}}]}),
  JSON.stringify({mutations: [{delete: {id: 'open'}}]}),
  JSON.stringify({
    actions: [{actionType: 'sanity.action.document.publish', draftId: 'drafts.open', publishedId: 'open'}],
  }),
  JSON.stringify({schemas: [{schema: [], workspace: {name: 'default'}}]}),
  JSON.stringify({aclMode: 'private'}),
  JSON.stringify({email: 'ada@example.com'}),
  JSON.stringify({query: '*', params: {}}),
  JSON.stringify({structuredQuery: {from: [{collectionId: 'inquiries'}]}}),
  JSON.stringify({writes: [{delete: 'projects/demo-upline/databases/(default)/documents/inquiries/a'}]}),
  JSON.stringify({documents: ['projects/demo-upline/databases/(default)/documents/inquiries/a']}),
  'status=done',
  png(2, 2),
]

/** Perspectives and options with which a read would show more. */
export const queries = [
  '',
  '?query=*&perspective=raw',
  '?query=*[_id%20in%20path(%22drafts.**%22)]&perspective=drafts&includeDrafts=true',
  '?view=mails&id=1',
  '?excludeContent=false&time=2026-11-28T00:00:00Z',
]

const agent = new Agent({keepAlive: true, maxSockets: 20})

export interface Answer {
  status: number
  text: string
}

/** Sends a request as a raw client does. Reads an endless answer, such as a stream of events, for a moment. */
export async function send(
  origin: string,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = '',
): Promise<Answer> {
  const {hostname, port} = new URL(origin)
  const length =
    body.length > 0 ? {'content-type': 'application/json', 'content-length': Buffer.byteLength(body)} : {}
  const outgoing = request({agent, host: hostname, port, method, path, headers: {...length, ...headers}})
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  const isEndless = /event-stream/.test(response.headers['content-type'] ?? '')
  if (isEndless) setTimeout(() => response.destroy(), 30)
  try {
    for await (const chunk of response) chunks.push(chunk)
  } catch {
    // Destroyed above.
  }
  return {status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString()}
}

/** Pages that are neither the dashboard nor the Studio. */
export const foreignPages: Sender[] = [
  {
    name: 'a page of the web',
    headers: {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors'},
  },
  {
    name: 'the site',
    headers: {origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'},
  },
  {
    name: 'another local page without an origin',
    headers: {'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image'},
  },
  {name: 'a sandboxed frame', headers: {origin: 'null', 'sec-fetch-site': 'cross-site'}},
  {name: 'an old browser', headers: {origin: 'http://localhost:5173'}},
]

/** Routes that accept requests from everyone. They return only what the sender may see, or name the missing permission. */
export const openRoutes: readonly string[] = [
  'GET /:version/data/query/:dataset',
  'POST /:version/data/query/:dataset',
  'POST /:version/data/mutate/:dataset',
  'GET /:version/data/listen/:dataset',
  'GET /:version/data/live/events/:dataset',
  'GET /:version/data/doc/:dataset/:ids',
  'GET /:version/data/ping/:dataset',
  'GET /:version/users/me',
  'GET /:version/auth/id',
  'GET /:version/auth/providers',
  'GET /:version/ping',
  'GET /:version/check/cors',
  'GET /images/:project/:dataset/:file/:name?',
  'GET /files/:project/:dataset/:file/:name?',
  // Their own rules decide.
  'POST /v1/projects/:project/databases/:database/documents:commit',
  'POST /v1/projects/:project/databases/:database/documents:batchGet',
  'POST /v1/projects/:project/databases/:database/documents:runQuery',
  'POST /v1/projects/:project/databases/:database/documents:rollback',
  'POST /demo-upline/:region/:name',
  'GET /healthz',
]

/** The routes that take requests with the right to read, although their methods could change something. */
export const readingRoutes: readonly string[] = [
  'POST /:version/auth/login/:id',
  'POST /:version/auth/logout',
  'POST /:version/intake/batch',
  'POST /:version/descriptors/claim',
  'POST /:version/descriptors/synchronize',
]
