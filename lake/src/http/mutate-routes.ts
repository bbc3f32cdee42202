import {Hono} from 'hono'
import {changeCheck, checkMutations} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import {actionSteps} from '../documents/actions.ts'
import {isRecord, layerOf} from '../documents/document.ts'
import {namedById, withArrayKeys} from '../documents/mutations.ts'
import {type Change, operationOf} from '../documents/transaction.ts'
import {invalid, oneOf} from '../lake-error.ts'
import {changedTags} from '../query/sync-tags.ts'
import type {Environment} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset, flag, limitTransaction, localJson, readJson} from './request.ts'

/** `/data/mutate`: one transaction. With `dryRun` and `asPerspective`, which hosted Sanity lacks, it names a perspective that shows the result to queries. */
export const mutateRoutes = new Hono<Environment>().post(
  '/data/mutate/:dataset',
  // Names each mutation in the answer to a sender without the right.
  everyone,
  dataset,
  limitTransaction,
  async (c) => {
    const body = await readJson(c)
    if (!isRecord(body)) throw invalid('The request needs a list named "mutations"')
    const {access, dataset} = c.var
    const {store, queries} = dataset
    checkMutations(access, body.mutations)
    const transactionId = readTransactionId({transactionId: c.req.query('transactionId'), ...body})
    oneOf('visibility', body.visibility ?? c.req.query('visibility') ?? 'sync', ['sync', 'async', 'deferred'])
    const documents = flag(c, 'returnDocuments', body)
    const ids = flag(c, 'returnIds', body) || documents
    const given = flag(c, 'autoGenerateArrayKeys', body) ? withArrayKeys(body.mutations) : body.mutations
    const deadline = queries.deadline()
    const mutations = await namedById(given, (query, params) => queries.select(query, params, deadline))
    const dryRun = flag(c, 'dryRun', body)
    const asPerspective = flag(c, 'asPerspective')
    if (asPerspective && !dryRun) throw invalid('"asPerspective" needs "dryRun"')
    const apiVersion = c.req.param('version') ?? ''
    const {transactionId: id, changes} = await store.runInSlices(
      (pending) => pending.steps(mutations, apiVersion),
      {
        transactionId,
        dryRun,
        deadline,
        author: authorOf(c),
        check: changeCheck(access),
      },
    )
    return localJson(c, {
      transactionId: id,
      ...(asPerspective && trialOf(dataset, changes)),
      results: changes.map((change) => ({
        ...(ids && {id: change.documentId}),
        operation: change.before === change.after ? 'none' : operationOf(change),
        ...(documents && {document: change.after ?? change.before}),
      })),
    })
  },
)

/** Names a perspective with the changes of a dry run, and the sync tags that a publish of them would send. */
function trialOf({queries, store}: Dataset, changes: readonly Change[]) {
  const published = changes.filter(({documentId}) => layerOf(documentId) === 'published')
  return {perspective: queries.try(published), syncTags: changedTags(published, store)}
}

function readTransactionId({transactionId}: Record<string, unknown>): string | undefined {
  if (transactionId === undefined) return undefined
  if (typeof transactionId === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(transactionId)) return transactionId
  throw invalid('"transactionId" must be up to 128 letters, digits, "_" and "-"')
}

/** `/data/actions`: what the Studio does to documents. The transaction keeps the submitted id, by which it knows its own changes. */
export const actionRoutes = new Hono<Environment>()
  .get('/data/actions/:dataset', right('read'), dataset, (c) =>
    c.json({enabled: true, compatibleStudioVersions: '>=3'}),
  )
  .post('/data/actions/:dataset', right('write drafts'), dataset, limitTransaction, async (c) => {
    const body = await readJson(c)
    if (!isRecord(body)) throw invalid('The request needs a list named "actions"')
    const {access, dataset} = c.var
    const steps = actionSteps(dataset.store, body.actions, c.req.param('version') ?? '')
    const {transactionId} = await dataset.store.runInSlices(steps, {
      transactionId: readTransactionId(body),
      dryRun: flag(c, 'dryRun', body),
      deadline: dataset.queries.deadline(),
      author: authorOf(c),
      check: changeCheck(access),
    })
    return c.json({transactionId})
  })
