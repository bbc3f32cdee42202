import type {Mutation} from '@sanity/client'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {assertRevision, contentOf} from '../changes/mutations.ts'
import {quoteNames} from '../documents/quote-names.ts'

/** A committed operation and the documents before it, stored in the browser. */
export interface DoneOperation {
  /** `12 documents published` */
  summary: string
  transactionId: string
  /** Epoch milliseconds. */
  at: number
  /** The previous document by stored id; undefined if it did not exist. */
  before: ReadonlyMap<string, StoredDocument | undefined>
  /** The new revision by stored id; undefined if the document was deleted. */
  left: ReadonlyMap<string, string | undefined>
}

/** Returns the mutations that undo an operation, or a problem if someone changed a document since. */
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
    // A revision guard changed only the revision: writing the document again would look like a publish.
    else if (now && old && hasSameContent(now, old)) continue
    else if (now) mutations.push(assertRevision(now), old ? writeOf('createOrReplace', old) : {delete: {id}})
    else if (old) mutations.push(writeOf('create', old))
  }
  return changed.length > 0 ? {problem: changedSince(changed)} : mutations
}

/** Updates an operation after a later one was undone, because `restored` documents have new revisions. */
export function afterUndo(
  operation: DoneOperation,
  undone: DoneOperation,
  restored: ReadonlyMap<string, string>,
): DoneOperation {
  const left = [...operation.left].map(([id, revision]) => {
    const isBack = revision !== undefined && undone.before.get(id)?._rev === revision
    return [id, (isBack && restored.get(id)) || revision] as const
  })
  return {...operation, left: new Map(left)}
}

const hasSameContent = (a: StoredDocument, b: StoredDocument): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b))

function changedSince(documents: readonly (StoredDocument | undefined)[]): string {
  const all = quoteNames(documents.map((document) => (document && titleOf(document)) ?? 'Untitled'))
  return `Nothing was undone, because these documents changed since: ${all}. Use their history instead.`
}

function writeOf(kind: 'create' | 'createOrReplace', document: StoredDocument): Mutation {
  return {[kind]: contentOf(document)} as unknown as Mutation
}
