import type {Route} from '../../http/room.ts'
import {actionToMutations} from '../actions.ts'
import {type LakeContext, readJson, versioned} from '../context.ts'
import {isRecord} from '../document.ts'
import {badRequest} from '../lake-error.ts'
import type {RawMutation} from '../mutations.ts'
import {readTransactionId} from './mutate-routes.ts'

/** `/data/actions`: what the Studio does to documents. The transaction keeps the submitted id, by which it knows its own changes. */
export function actionRoutes(context: LakeContext): Route[] {
  const {lake, engine} = context
  return [
    versioned(context, 'POST', '/data/actions/:dataset', async (exchange) => {
      const body = await readJson(exchange, context)
      if (!isRecord(body) || !Array.isArray(body.actions))
        throw badRequest('The request needs a list named "actions"')

      const mutations: RawMutation[] = []
      for (const action of body.actions) {
        if (!isRecord(action)) throw badRequest('Each of the "actions" must be an object')
        mutations.push(...actionToMutations(action, (id) => lake.preview(mutations, id)))
      }
      const submitted = readTransactionId(body)
      const {transactionId} = lake.commit(mutations, engine.select.bind(engine), {
        ...(submitted === undefined ? {} : {transactionId: submitted}),
        dryRun: body.dryRun === true,
      })
      exchange.reply(200, {transactionId})
    }),
  ]
}
