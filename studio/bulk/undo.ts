import type {Mutation} from '@sanity/client'
import type {StoredDocument} from '../dependents/dependents.ts'
import {contentOf, unchanged} from '../transactions/mutations.ts'

/** What was done, and what was there before. */
export interface DoneOperation {
  /** `12 documents were published`. */
  words: string
  transactionId: string
  /** By stored id, the document as it was; undefined where there was none. */
  before: ReadonlyMap<string, StoredDocument | undefined>
  /** Stored ids of the documents that it removed. */
  removed: ReadonlySet<string>
}

/** What brings everything back, or why it cannot be: nothing that somebody did since is undone with it. */
export function undoMutations(
  {transactionId, before, removed}: DoneOperation,
  current: ReadonlyMap<string, StoredDocument>,
): Mutation[] | {problem: string} {
  const mutations: Mutation[] = []
  for (const [id, old] of before) {
    const now = current.get(id)
    const asLeft = removed.has(id) ? !now : now?._rev === transactionId || (now && now._rev === old?._rev)
    if (!asLeft) {
      return {problem: 'Something of it was changed since. Undo it by hand: every document has its history.'}
    }
    if (now && now._rev === old?._rev) continue
    if (now) mutations.push(unchanged(now), old ? put('createOrReplace', old) : {delete: {id}})
    else if (old) mutations.push(put('create', old))
  }
  return mutations
}

function put(kind: 'create' | 'createOrReplace', document: StoredDocument): Mutation {
  return {[kind]: contentOf(document)} as unknown as Mutation
}
