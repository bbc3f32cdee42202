import type {Mutation} from '@sanity/client'
import {draftId, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {fetchPairs, type Pair} from '../transactions/pairs.ts'
import {type Checking, validationErrors} from '../transactions/publish-problems.ts'
import {editDraft} from './edit-draft.ts'
import type {ImportPlan, RowPlan, RowProblem} from './import-plan.ts'
import {shownOf, withFields} from './prepare.ts'

const atATime = 8

/** What the validation says about the rows of a plan: `problems` about what they write, `open` about what new documents lack. */
export async function checkImport(
  {rows}: ImportPlan,
  {type, existing}: {type: string; existing: readonly StoredDocument[]},
  checking: Checking,
  onProgress: (done: number, all: number) => void,
): Promise<{problems: RowProblem[]; open: RowProblem[]}> {
  const byId = new Map(existing.map((document) => [publishedId(document._id), document]))
  const problems: RowProblem[] = []
  const open: RowProblem[] = []
  const checkRow = async (row: RowPlan) => {
    const base = byId.get(row.id) ?? {_id: draftId(row.id), _type: type}
    const document = withFields(base, row)
    const written = new Set(row.changes.map(({column}) => column.name))
    for (const {field, text} of await validationErrors(document, checking)) {
      const found = {row: row.row, message: text}
      if (field !== undefined && written.has(field)) problems.push(found)
      else if (row.isNew) open.push(found)
    }
  }
  for (let i = 0; i < rows.length; i += atATime) {
    onProgress(i, rows.length)
    await Promise.all(rows.slice(i, i + atATime).map(checkRow))
  }
  const inOrder = (a: RowProblem, b: RowProblem) => a.row - b.row
  return {problems: problems.sort(inOrder), open: open.sort(inOrder)}
}

/**
 * The transaction of an import, against the documents as they are now. Undefined where one of them is no longer what the plan was
 * made from: the difference that was shown would not be the one that is stored.
 */
export async function importMutations(
  {rows}: ImportPlan,
  {type, existing}: {type: string; existing: readonly StoredDocument[]},
  {client}: Checking,
): Promise<Mutation[] | undefined> {
  const revisions = new Map(existing.map(({_id, _rev}) => [_id, _rev]))
  const pairs = await fetchPairs(
    client,
    rows.map(({id}) => id),
  )
  const mutations: Mutation[] = []
  for (const row of rows) {
    const pair: Pair = pairs.get(row.id) ?? {id: row.id, draft: undefined, published: undefined}
    const shown = shownOf(pair)
    if (row.isNew ? shown : !shown || revisions.get(shown._id) !== shown._rev) return undefined
    mutations.push(...editDraft(pair, {type, set: row.set, unset: row.unset}))
  }
  return mutations
}
