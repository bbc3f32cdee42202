import {invalid} from '../lake-error.ts'
import {type Action, type ActionContext, content, existing, expectRevision, record, text} from './action.ts'
import {draftIdOf, isRecord, layerOf} from './document.ts'
import {History} from './history.ts'
import {PendingTransaction} from './mutations.ts'
import {releaseActions} from './release-actions.ts'
import type {CommitOptions, Store} from './store.ts'
import type {Committed, RawMutation} from './transaction.ts'

/**
 * Runs these actions, in which the Studio speaks of documents (create, edit, publish ...), as one transaction. Throws a LakeError when one of them
 * cannot be done; then none is.
 */
export function runActions(
  store: Store,
  actions: unknown,
  {apiVersion = 'vX', transactionId, deadline, ...options}: CommitOptions = {},
): Committed {
  if (!Array.isArray(actions)) throw invalid('The request needs a list named "actions"')
  const pending = new PendingTransaction(store, transactionId, deadline)
  const context = {apiVersion, dryRun: options.dryRun === true, pending, history: new History(store)}
  for (const action of actions) {
    if (!isRecord(action)) throw invalid('Each of the "actions" must be an object')
    pending.apply(actionToMutations(action, context), apiVersion)
  }
  return store.commitPending(pending, options)
}

/** Returns the few mutations that an action comes to. */
function actionToMutations(action: Action, context: ActionContext): RawMutation[] {
  const {actionType} = action
  const translate =
    typeof actionType === 'string' && Object.hasOwn(translations, actionType) && translations[actionType]
  if (!translate) {
    throw invalid(
      `The lake does not know the action ${JSON.stringify(actionType)}; it knows ${Object.keys(translations).join(', ')}`,
    )
  }
  return translate(action, context)
}

const translations: Record<string, (action: Action, context: ActionContext) => RawMutation[]> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': discard,
  'sanity.action.document.delete': remove,
  'sanity.action.document.replaceDraft': (action) => [{createOrReplace: record(action, 'attributes')}],
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': (action) => [{createOrReplace: record(action, 'document')}],
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.unpublish': unpublishVersion,
  ...releaseActions,
}

function create(action: Action, {pending}: ActionContext): RawMutation[] {
  const attributes = record(action, 'attributes')
  if (action.ifExists === 'ignore' && typeof attributes._id === 'string' && pending.get(attributes._id))
    return []
  return [{create: attributes}]
}

function createVersion(action: Action, {pending}: ActionContext): RawMutation[] {
  if (isRecord(action.document)) return [{create: action.document}]
  const base = existing(text(action, 'baseId'), pending)
  expectRevision(base, action.ifBaseRevisionId)
  return [{create: {...content(base), _id: text(action, 'versionId')}}]
}

/** The first edit of a published document makes its draft. */
function edit(action: Action, {pending}: ActionContext): RawMutation[] {
  const draftId = text(action, 'draftId')
  const patch = {patch: {...record(action, 'patch'), id: draftId}}
  if (pending.get(draftId)) return [patch]
  const published = existing(text(action, 'publishedId'), pending)
  return [{create: {...content(published), _id: draftId}}, patch]
}

function publish(action: Action, {pending}: ActionContext): RawMutation[] {
  const publishedId = text(action, 'publishedId')
  const document = existing(text(action, 'draftId'), pending)
  const published = pending.get(publishedId)
  expectRevision(document, action.ifDraftRevisionId)
  expectRevision(published ?? {_id: publishedId}, action.ifPublishedRevisionId)
  const created = published && {_createdAt: published._createdAt}
  return [
    {createOrReplace: {...content(document, true), ...created, _id: publishedId}},
    {delete: {id: document._id}},
  ]
}

function unpublish(action: Action, {pending}: ActionContext): RawMutation[] {
  const published = existing(text(action, 'publishedId'), pending)
  const draftId = text(action, 'draftId')
  return [{createIfNotExists: {...content(published), _id: draftId}}, {delete: {id: published._id}}]
}

/** Marks in a version that its release takes the document off the site. */
function unpublishVersion(action: Action, {pending}: ActionContext): RawMutation[] {
  const version = existing(text(action, 'versionId'), pending)
  return [
    {
      patch: {
        id: version._id,
        set: {_system: {...(isRecord(version._system) && version._system), delete: true}},
      },
    },
  ]
}

function discard(action: Action, {pending}: ActionContext): RawMutation[] {
  const id = typeof action.versionId === 'string' ? action.versionId : text(action, 'draftId')
  if (layerOf(id) === 'published')
    throw invalid(`"${id}" is a published document; only drafts and versions are discarded`)
  return [{delete: {id: existing(id, pending)._id}}]
}

function remove(action: Action): RawMutation[] {
  const id = text(action, 'publishedId')
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts.map(String) : []
  return [...new Set([id, draftIdOf(id), ...drafts])].map((target) => ({delete: {id: target}}))
}
