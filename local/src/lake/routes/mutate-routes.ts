import type {Route} from '../../http/room.ts'
import {flag, type LakeContext, readJson, replyLocal, versioned} from '../context.ts'
import {isRecord} from '../document.ts'
import {transitionOf} from '../lake.ts'
import {badRequest} from '../lake-error.ts'
import type {Change} from '../mutations.ts'

const operations = {appear: 'create', update: 'update', disappear: 'delete'} as const

/** `/data/mutate`: one transaction. `visibility` needs no thought here: a change is visible to all when it is answered. */
export function mutateRoutes(context: LakeContext): Route[] {
  const {lake, engine} = context
  return [
    versioned(context, 'POST', '/data/mutate/:dataset', async (exchange) => {
      const body = await readJson(exchange, context)
      if (!isRecord(body)) throw badRequest('The request needs a list named "mutations"')
      const transactionId = readTransactionId(body)
      const {transactionId: id, changes} = lake.commit(body.mutations, engine.select.bind(engine), {
        ...(transactionId === undefined ? {} : {transactionId}),
        dryRun: flag(exchange, 'dryRun'),
      })
      const documents = flag(exchange, 'returnDocuments')
      const ids = documents || flag(exchange, 'returnIds')
      replyLocal(exchange, context, {
        transactionId: id,
        results: changes.map((change) => ({
          ...(ids && {id: change.documentId}),
          operation: operationOf(change),
          ...(documents && {document: change.after ?? change.before}),
        })),
      })
    }),
  ]
}

function operationOf(change: Change): string {
  return change.before === change.after ? 'none' : operations[transitionOf(change)]
}

export function readTransactionId({transactionId}: Record<string, unknown>): string | undefined {
  if (transactionId === undefined) return undefined
  if (typeof transactionId === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(transactionId)) return transactionId
  throw badRequest('"transactionId" must be up to 128 letters, digits, "_" and "-"')
}
