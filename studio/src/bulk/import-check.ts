import type {Mutation} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {fetchPairs, latestOf, type Pair} from '../transactions/pairs.ts'
import {type Checking, validationErrors} from '../transactions/publish-problems.ts'
import {editDraft} from './edit-draft.ts'
import type {ImportPlan, RowPlan, RowProblem} from './import-plan.ts'
import {batchSize, withFields} from './prepare.ts'

/** Validates an import plan. `problems` are errors in imported cells; `open` are required fields that new documents still miss. */
export async function checkImport(
  {rows}: ImportPlan,
  {type, existing}: {type: string; existing: readonly StoredDocument[]},
  checking: Checking,
  onProgress: (done: number, all: number) => void,
): Promise<{problems: RowProblem[]; open: RowProblem[]}> {
  const byId = new Map<string, StoredDocument>(
    existing.map((document) => [getPublishedId(document._id), document]),
  )
  const problems: RowProblem[] = []
  const open: RowProblem[] = []
  const checkRow = async (row: RowPlan) => {
    const base = byId.get(row.id) ?? {_id: getDraftId(row.id), _type: type}
    const document = withFields(base, row)
    const imported = new Set(row.changes.map(({column}) => column.name))
    for (const {field, text} of await validationErrors(document, checking)) {
      const found = {row: row.row, message: text}
      if (field !== undefined && imported.has(field)) problems.push(found)
      else if (row.isNew) open.push(found)
    }
  }
  for (let i = 0; i < rows.length; i += batchSize) {
    onProgress(i, rows.length)
    await Promise.all(rows.slice(i, i + batchSize).map(checkRow))
  }
  const byRow = (a: RowProblem, b: RowProblem) => a.row - b.row
  return {problems: problems.sort(byRow), open: open.sort(byRow)}
}

/**
 * Returns the mutations of an import, or undefined if any document changed since the plan was computed, because the editor approved a
 * different difference.
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
    const latest = latestOf(pair)
    if (row.isNew ? latest : !latest || revisions.get(latest._id) !== latest._rev) return undefined
    mutations.push(...editDraft(pair, {type, set: row.set, unset: row.unset}))
  }
  return mutations
}
