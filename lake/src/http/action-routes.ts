import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import {actionToMutations} from '../documents/actions.ts'
import {isRecord} from '../documents/document.ts'
import type {RawMutation} from '../documents/transaction.ts'
import {badRequest} from '../lake-error.ts'
import type {Environment, Router} from '../server/environment.ts'
import {readTransactionId} from './mutate-routes.ts'
import {limitJson, readJson, requireDataset} from './request.ts'

/** `/data/actions`: what the Studio does to documents. The transaction keeps the submitted id, by which it knows its own changes. */
export function actionRoutes(context: LakeContext): Router {
  const {lake, engine} = context
  return new Hono<Environment>()
    .use('/data/actions/:dataset', requireDataset(context))
    .get('/data/actions/:dataset', (c) => c.json({enabled: true, compatibleStudioVersions: '>=3'}))
    .post('/data/actions/:dataset', limitJson, async (c) => {
      const body = await readJson(c, context)
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
      return c.json({transactionId})
    })
}
