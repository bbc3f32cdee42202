import {readFileSync} from 'node:fs'
import type {DatabaseSync} from 'node:sqlite'
import type {Exchange} from '../http/exchange.ts'
import type {Room} from '../http/room.ts'
import {type Attempt, commitWrites, type Permit} from './commit.ts'
import {documentsRoot, readDocumentName} from './document-name.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import {runQuery} from './query.ts'
import {loadRules, type Rules} from './rules/decide.ts'
import type {ServiceAccount} from './service-account.ts'
import {Transactions} from './transactions.ts'
import {ruleFields} from './values.ts'
import {readList, readObject, readText} from './wire.ts'
import {readWrites} from './writes.ts'

export interface FirestoreOptions {
  database: DatabaseSync
  store: DocumentStore
  project: string
  rulesFile: string
  serviceAccount: ServiceAccount
}

// A document of 1 MiB, written as JSON.
const largestRequest = 4 * 1024 * 1024

/** What `firebase/firestore/lite` and the admin SDK's REST transport call, deciding as the rules file says. */
export function firestoreRoom({database, store, project, rulesFile, serviceAccount}: FirestoreOptions): Room {
  const rules = loadRules(readFileSync(rulesFile, 'utf8'))
  const root = documentsRoot(project)
  const transactions = new Transactions()

  const readRequest = async <Key extends string>(exchange: Exchange, known: readonly Key[]) => {
    if (exchange.param('project') !== project || exchange.param('database') !== '(default)') {
      throw invalid(`This machine has the database (default) of the project ${project} only.`)
    }
    const text = (await exchange.body(largestRequest)).toString('utf8')
    try {
      return readObject('The request', JSON.parse(text), known)
    } catch (error) {
      throw error instanceof SyntaxError ? invalid('The request is not valid JSON.') : error
    }
  }
  const permitOf = (exchange: Exchange): Permit =>
    isServer(exchange, serviceAccount) ? () => {} : permitByRules(rules)

  async function commit(exchange: Exchange): Promise<void> {
    const request = await readRequest(exchange, ['writes', 'transaction', 'database'])
    const permit = permitOf(exchange)
    const writes = readWrites(root, request.writes)
    const id = request.transaction === undefined ? undefined : readText('transaction', request.transaction)
    if (id && !transactions.isOpen(id))
      throw new FirestoreError('ABORTED', 'The transaction has ended. Try again.')
    // A plain write waits for nobody's lock for longer than it takes to hold it itself.
    const own = id ?? transactions.begin()
    try {
      await transactions.lock(
        own,
        writes.map(({path}) => path),
      )
      exchange.reply(200, commitWrites(database, store, writes, permit))
    } finally {
      transactions.end(own)
    }
  }

  async function batchGet(exchange: Exchange): Promise<void> {
    const request = await readRequest(exchange, [
      'documents',
      'newTransaction',
      'transaction',
      'mask',
      'database',
    ])
    const permit = permitOf(exchange)
    const paths = readList('documents', request.documents).map((name) =>
      readDocumentName(root, name).join('/'),
    )
    const readTime = new Date().toISOString()
    for (const path of paths) permit({method: 'get', path, before: store.get(path)?.fields}, readTime)
    const begun = request.newTransaction === undefined ? undefined : transactions.begin()
    const id =
      begun ?? (request.transaction === undefined ? undefined : readText('transaction', request.transaction))
    if (id) await transactions.lock(id, paths)
    if (id && !transactions.isOpen(id))
      throw new FirestoreError('ABORTED', 'The transaction has ended. Try again.')
    const answers = paths.map((path) => {
      const document = store.get(path)
      return document ? {found: onWire(root, document), readTime} : {missing: `${root}/${path}`, readTime}
    })
    exchange.reply(200, begun ? [{transaction: begun}, ...answers] : answers)
  }

  const method = (name: string, handle: (exchange: Exchange) => Promise<void> | void) => ({
    method: 'POST' as const,
    path: `/v1/projects/:project/databases/:database/documents:${name}`,
    handle,
  })
  return {
    routes: [
      method('commit', commit),
      method('batchGet', batchGet),
      method('runQuery', async (exchange) => {
        const request = await readRequest(exchange, ['structuredQuery', 'parent'])
        const permit = permitOf(exchange)
        const readTime = new Date().toISOString()
        const found = runQuery(store, request.structuredQuery, (collection) =>
          permit({method: 'list', path: `${collection}/`}, readTime),
        )
        const answers = found.map((document) => ({document: onWire(root, document), readTime}))
        exchange.reply(200, answers.length > 0 ? answers : [{readTime}])
      }),
      method('rollback', async (exchange) => {
        const request = await readRequest(exchange, ['transaction', 'database'])
        permitOf(exchange)
        transactions.end(readText('transaction', request.transaction))
        exchange.reply(200, {})
      }),
    ],
    stop: async () => transactions.endAll(),
  }
}

/** Without a user there is no Authorization header; `Bearer owner` is the emulators' word for a server. */
function isServer(exchange: Exchange, account: ServiceAccount): boolean {
  const header = exchange.header('authorization')
  if (header === undefined) return false
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  if (token === 'owner' || (token && account.signed(token))) return true
  throw invalid('The authorization is not one that the local Firestore endpoint gave out.')
}

function permitByRules(rules: Rules): Permit {
  return ({method, path, after, before}: Attempt, time) => {
    const allowed = rules.allows({
      method,
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      time,
      after: after && ruleFields(after),
      before: before && ruleFields(before),
    })
    const collection = path.split('/')[0]
    if (!allowed)
      throw new FirestoreError(
        'PERMISSION_DENIED',
        `firestore.rules does not allow this ${method} in ${collection}.`,
      )
  }
}

function onWire(root: string, {path, fields, createTime, updateTime}: StoredDocument) {
  return {name: `${root}/${path}`, fields, createTime, updateTime}
}
