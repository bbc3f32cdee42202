import type {Mutation} from '@sanity/client'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {contentOf, unchanged} from '../transactions/mutations.ts'
import {quoteNames} from '../ui/quote-names.ts'

/** What was done, and what was there before. Stored in the browser as it is. */
export interface DoneOperation {
  /** `12 documents were published`. */
  words: string
  transactionId: string
  /** ms since 1970 */
  at: number
  /** By stored id, the document as it was; undefined where there was none. */
  before: ReadonlyMap<string, StoredDocument | undefined>
  /** By stored id, the revision that it left; undefined where it removed the document. */
  left: ReadonlyMap<string, string | undefined>
}

/** What brings everything back, or why it cannot be: nothing that somebody did since is undone with it. */
export function undoMutations(
  {before, left}: DoneOperation,
  current: ReadonlyMap<string, StoredDocument>,
): Mutation[] | {problem: string} {
  const changed: (StoredDocument | undefined)[] = []
  const mutations: Mutation[] = []
  for (const [id, old] of before) {
    const now = current.get(id)
    if (now && now._rev === old?._rev) continue
    if (now?._rev !== left.get(id)) changed.push(now ?? old)
    else if (now) mutations.push(unchanged(now), old ? put('createOrReplace', old) : {delete: {id}})
    else if (old) mutations.push(put('create', old))
  }
  return changed.length > 0 ? {problem: changedSince(changed)} : mutations
}

/** The same operation after a later one was undone: what that brought back has a new revision and the old content. */
export function afterUndo(
  operation: DoneOperation,
  undone: DoneOperation,
  {transactionId, restored}: {transactionId: string; restored: ReadonlySet<string>},
): DoneOperation {
  const left = [...operation.left].map(([id, revision]) => {
    const isBack = restored.has(id) && revision !== undefined && undone.before.get(id)?._rev === revision
    return [id, isBack ? transactionId : revision] as const
  })
  return {...operation, left: new Map(left)}
}

function changedSince(documents: readonly (StoredDocument | undefined)[]): string {
  const all = quoteNames(documents.map((document) => (document && titleOf(document)) ?? 'Without a name'))
  return `Nothing was undone, as this was changed since: ${all}. Undo it by hand: every document has its history.`
}

function put(kind: 'create' | 'createOrReplace', document: StoredDocument): Mutation {
  return {[kind]: contentOf(document)} as unknown as Mutation
}
