import {invalid, LakeError, type Reason} from '../lake-error.ts'
import {type Doc, isRecord, layerOf, publishedIdOf} from './document.ts'
import type {History} from './history.ts'
import type {Documents} from './mutations.ts'

export type Action = Record<string, unknown>

/** The dependencies of an action. */
export interface ActionContext {
  /** The API version of the request, such as `v2025-02-19`. */
  apiVersion: string
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
  // The copy of an object is an object.
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

/** Returns the published id that an action names. Throws a LakeError for another id. */
export function publishedId(action: Action): string {
  const id = text(action, 'publishedId')
  if (layerOf(id) === 'published') return id
  throw invalid(`"publishedId" takes the id of a published document, not "${id}"`)
}

/** Returns the id of the draft or version that an action names as `versionId` or, as before 2025, `draftId`. Throws a LakeError for another id. */
export function versionId(action: Action): string {
  return readVersionId(action, action, action.versionId === undefined ? 'draftId' : 'versionId')
}

function readVersionId(action: Action, fields: Record<string, unknown>, name: string): string {
  const id = text({...fields, actionType: action.actionType}, name)
  if (layerOf(id) === 'published' || publishedIdOf(id) === '')
    throw invalid(`"${name}" must begin with "drafts." or "versions.<release>.", not "${id}"`)
  if (action.publishedId !== undefined && publishedIdOf(id) !== publishedId(action))
    throw invalid(`"${name}" and "publishedId" must name the same document`)
  return id
}

/** Returns the new draft or version of an action. Throws a LakeError for a document with another id. */
export function identified(action: Action, name: string): Record<string, unknown> & {_id: string} {
  const document = record(action, name)
  return {...document, _id: readVersionId(action, document, '_id')}
}

export function record(action: Action, name: string): Record<string, unknown> {
  const value = action[name]
  if (isRecord(value)) return value
  throw invalid(`The action ${String(action.actionType)} needs "${name}"`)
}
