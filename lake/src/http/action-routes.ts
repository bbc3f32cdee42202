import {Hono} from 'hono'
import {changeCheck} from '../access/check-changes.ts'
import {actionSteps} from '../documents/actions.ts'
import {isRecord} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset} from './find-dataset.ts'
import {readTransactionId} from './mutate-routes.ts'
import {flag, limitTransaction, readJson} from './request.ts'

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
