import {badRequest} from '../lake-error.ts'
import {actionToMutations} from './actions.ts'
import {type Doc, isRecord} from './document.ts'
import {History} from './history.ts'
import type {CommitOptions, Store} from './store.ts'
import type {Committed, RawMutation} from './transaction.ts'

/** Runs these actions as one transaction. Throws an HttpError when one of them cannot be done; then none is. */
export function runActions(
  store: Store,
  actions: unknown,
  {apiVersion = 'vX', ...options}: CommitOptions & {apiVersion?: string} = {},
): Committed {
  if (!Array.isArray(actions)) throw badRequest('The request needs a list named "actions"')
  const history = new History(store)
  const mutations: RawMutation[] = []
  for (const action of actions) {
    if (!isRecord(action)) throw badRequest('Each of the "actions" must be an object')
    const get = (id: string) => store.preview(mutations, id)
    mutations.push(
      ...actionToMutations(action, {
        apiVersion,
        dryRun: options.dryRun === true,
        get,
        documents: () => store.previewAll(mutations),
        preview: (further, id) => store.preview([...mutations, ...further], id),
        lastRevision: (id): Doc | null => get(id) ?? history.lastRevision(id),
      }),
    )
  }
  return store.commit(mutations, options)
}
