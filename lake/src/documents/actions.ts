import {badRequest} from '../lake-error.ts'
import {HttpError} from '../server/http-error.ts'
import {type Doc, draftIdOf, isRecord, layerOf} from './document.ts'
import type {RawMutation} from './transaction.ts'

type Action = Record<string, unknown>
type Get = (id: string) => Doc | null

/**
 * The Studio speaks of documents in actions (create, edit, publish ...); each comes to a few mutations. All actions of
 * one request are one transaction; `get` must show each what the ones before it did.
 */
export function actionToMutations(action: Action, get: Get): RawMutation[] {
  const {actionType} = action
  const translate =
    typeof actionType === 'string' && Object.hasOwn(translations, actionType) && translations[actionType]
  if (!translate) {
    throw badRequest(
      `The lake does not know the action ${JSON.stringify(actionType)}; it knows ${Object.keys(translations).join(', ')}`,
    )
  }
  return translate(action, get)
}

const translations: Record<string, (action: Action, get: Get) => RawMutation[]> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': discard,
  'sanity.action.document.delete': remove,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': (action) => [{createOrReplace: record(action, 'document')}],
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.unpublish': unpublishVersion,
}

function create(action: Action, get: Get): RawMutation[] {
  const attributes = record(action, 'attributes')
  if (action.ifExists === 'ignore' && typeof attributes._id === 'string' && get(attributes._id)) return []
  return [{create: attributes}]
}

function createVersion(action: Action, get: Get): RawMutation[] {
  if (isRecord(action.document)) return [{create: action.document}]
  const base = existing(text(action, 'baseId'), get)
  expectRevision(base, action.ifBaseRevisionId)
  return [{create: {...content(base), _id: text(action, 'versionId')}}]
}

/** The first edit of a published document makes its draft. */
function edit(action: Action, get: Get): RawMutation[] {
  const draftId = text(action, 'draftId')
  const patch = {patch: {...record(action, 'patch'), id: draftId}}
  if (get(draftId)) return [patch]
  const published = existing(text(action, 'publishedId'), get)
  return [{create: {...content(published), _id: draftId}}, patch]
}

function publish(action: Action, get: Get): RawMutation[] {
  const publishedId = text(action, 'publishedId')
  const draft = existing(text(action, 'draftId'), get)
  const published = get(publishedId)
  expectRevision(draft, action.ifDraftRevisionId)
  expectRevision(published ?? {_id: publishedId}, action.ifPublishedRevisionId)
  const document = strengthen(content(draft)) as Record<string, unknown>
  const created = published && {_createdAt: published._createdAt}
  return [{createOrReplace: {...document, ...created, _id: publishedId}}, {delete: {id: draft._id}}]
}

function unpublish(action: Action, get: Get): RawMutation[] {
  const published = existing(text(action, 'publishedId'), get)
  const draftId = text(action, 'draftId')
  return [{createIfNotExists: {...content(published), _id: draftId}}, {delete: {id: published._id}}]
}

/** Marks in a version that its release takes the document off the site. */
function unpublishVersion(action: Action, get: Get): RawMutation[] {
  const version = existing(text(action, 'versionId'), get)
  return [
    {
      patch: {
        id: version._id,
        set: {_system: {...(isRecord(version._system) && version._system), delete: true}},
      },
    },
  ]
}

function discard(action: Action): RawMutation[] {
  const id = typeof action.versionId === 'string' ? action.versionId : text(action, 'draftId')
  if (layerOf(id) === 'published')
    throw badRequest(`"${id}" is a published document; only drafts and versions are discarded`)
  return [{delete: {id}}]
}

function remove(action: Action): RawMutation[] {
  const id = text(action, 'publishedId')
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts.map(String) : []
  return [...new Set([id, draftIdOf(id), ...drafts])].map((target) => ({delete: {id: target}}))
}

function replaceDraft(action: Action): RawMutation[] {
  return [{createOrReplace: record(action, 'attributes')}]
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

function content({_rev, _updatedAt, ...rest}: Doc): Record<string, unknown> {
  return rest
}

function existing(id: string, get: Get): Doc {
  const document = get(id)
  if (!document)
    throw refused(404, `There is no document "${id}"; it may have been deleted or published meanwhile`)
  return document
}

function expectRevision({_id, _rev}: {_id: string; _rev?: string}, expected: unknown): void {
  if (expected === undefined || expected === _rev) return
  const state = _rev === undefined ? 'does not exist' : `is at revision "${_rev}"`
  throw refused(409, `Document "${_id}" ${state}, not at "${String(expected)}": it was changed meanwhile`)
}

function refused(status: 404 | 409, description: string): HttpError {
  return new HttpError(status, description, {statusCode: status, error: {type: 'actionError', description}})
}

function text(action: Action, name: string): string {
  const value = action[name]
  if (typeof value === 'string' && value !== '') return value
  throw badRequest(`The action ${String(action.actionType)} needs "${name}"`)
}

function record(action: Action, name: string): Record<string, unknown> {
  const value = action[name]
  if (isRecord(value)) return value
  throw badRequest(`The action ${String(action.actionType)} needs "${name}"`)
}
