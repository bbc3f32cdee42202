import {badRequest} from '../lake-error.ts'
import {actionToMutations} from './actions.ts'
import {isRecord} from './document.ts'
import {History} from './history.ts'
import {PendingTransaction} from './mutations.ts'
import type {CommitOptions, Store} from './store.ts'
import type {Committed} from './transaction.ts'

/** Runs these actions as one transaction. Throws an HttpError when one of them cannot be done; then none is. */
export function runActions(
  store: Store,
  actions: unknown,
  {apiVersion = 'vX', transactionId, ...options}: CommitOptions = {},
): Committed {
  if (!Array.isArray(actions)) throw badRequest('The request needs a list named "actions"')
  const pending = new PendingTransaction(store, transactionId)
  const context = {apiVersion, dryRun: options.dryRun === true, pending, history: new History(store)}
  for (const action of actions) {
    if (!isRecord(action)) throw badRequest('Each of the "actions" must be an object')
    pending.apply(actionToMutations(action, context), apiVersion)
  }
  return store.commitPending(pending, options)
}
