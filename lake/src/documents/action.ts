import {invalid, LakeError, type Reason} from '../lake-error.ts'
import {type Doc, isRecord} from './document.ts'
import type {History} from './history.ts'
import type {Documents} from './mutations.ts'

export type Action = Record<string, unknown>

/** The dependencies of an action. */
export interface ActionContext {
  /** The API version of the request, such as `v2025-02-19`. */
  apiVersion: string
  dryRun: boolean
  /** The documents as the actions before it in the same request leave them. */
  pending: Documents
  history: History
}

/** References made while their target was a draft become strong when the document is published. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const {_strengthenOnPublish: mark, ...rest} = value
  const result = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, strengthen(item)]))
  if (isRecord(mark) && mark.weak !== true) delete result._weak
  return result
}

/** Returns the document without its revision and time of update; `strong` makes its references strong for publishing. */
export function content({_rev, _updatedAt, ...rest}: Doc, strong = false): Record<string, unknown> {
  // An object's copy is an object.
  return strong ? (strengthen(rest) as Record<string, unknown>) : rest
}

export function existing(id: string, documents: Documents): Doc {
  const document = documents.get(id)
  if (!document)
    throw actionRefused(
      'missing',
      `There is no document "${id}"; it may have been deleted or published meanwhile`,
    )
  return document
}

export function expectRevision({_id, _rev}: {_id: string; _rev?: string}, expected: unknown): void {
  if (expected === undefined || expected === _rev) return
  const state = _rev === undefined ? 'does not exist' : `is at revision "${_rev}"`
  throw actionRefused(
    'conflict',
    `Document "${_id}" ${state}, not at "${String(expected)}": it was changed meanwhile`,
  )
}

export function actionRefused(reason: Reason, description: string): LakeError {
  return new LakeError(reason, {type: 'actionError', description})
}

export function text(action: Action, name: string): string {
  const value = action[name]
  if (typeof value === 'string' && value !== '') return value
  throw invalid(`The action ${String(action.actionType)} needs "${name}"`)
}

export function record(action: Action, name: string): Record<string, unknown> {
  const value = action[name]
  if (isRecord(value)) return value
  throw invalid(`The action ${String(action.actionType)} needs "${name}"`)
}
