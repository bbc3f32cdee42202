import {parseJson} from '@upline/domain/content/parse-json.ts'
import {type Environment, everyone, limitBody, mebibyte, type Router} from '@upline/lake/embed'
import {Hono} from 'hono'
import type {SenderOf} from '../sender.ts'
import {permitOf} from './access.ts'
import {invalid} from './firestore-error.ts'
import type {FirestoreOperations} from './operations.ts'
import type {Rules} from './rules/decide.ts'
import type {ServiceAccount} from './service-account.ts'

interface FirestoreOptions {
  operations: FirestoreOperations
  project: string
  rules: Rules
  serviceAccount: ServiceAccount
  /** Staff tokens count only from the Studio. */
  senderOf: SenderOf
}

const methods = ['commit', 'batchGet', 'runQuery', 'rollback'] as const

/** Paths of Firestore's REST API. */
export const firestorePaths = /^\/v1\/projects\/[^/]+\/databases\//

/** Firestore's REST API at /v1/projects/PROJECT/databases/(default)/documents:METHOD. */
export function firestoreRouter(options: FirestoreOptions): Router {
  const {operations, project, rules, serviceAccount, senderOf} = options
  const router = new Hono<Environment>()
  for (const method of methods) {
    // Hono would parse a bare `documents:commit` as a parameter named `commit`.
    const path = `/v1/projects/:project/databases/:database/:method{documents:${method}}` as const
    // A document of 1 MiB, written as JSON.
    // The rules decide about each document.
    router.post(path, everyone, limitBody(4 * mebibyte), async (c) => {
      if (c.req.param('project') !== project || c.req.param('database') !== '(default)') {
        throw invalid(`This machine has the database (default) of the project ${project} only.`)
      }
      const request = parseJson(await c.req.text())
      if (request === undefined) throw invalid('The request is not valid JSON.')
      const caller = {authorization: c.req.header('authorization'), sender: senderOf(c)}
      const permit = permitOf(caller, serviceAccount, rules)
      return c.json((await operations[method](request, permit)) as object)
    })
  }
  return router
}
