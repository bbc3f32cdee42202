import {invalid, oneOf} from '../lake-error.ts'
import {
  type Action,
  type ActionContext,
  actionRefused,
  content,
  existing,
  expectRevision,
  identified,
  publishedId,
  record,
  text,
  versionId,
} from './action.ts'
import {isRecord, layerOf, publishedIdOf} from './document.ts'
import {History} from './history.ts'
import {releaseActions} from './release-actions.ts'
import type {CommitOptions, Steps, Store} from './store.ts'
import type {Committed, RawMutation} from './transaction.ts'

/** The first API version with releases, as hosted. */
const firstReleaseVersion = 'v2025-02-19'

/**
 * Returns the steps of these actions, in which the Studio speaks of documents (create, edit, publish ...). They throw a LakeError when one of the
 * actions cannot be done.
 */
export function actionSteps(store: Store, actions: unknown, apiVersion = 'vX'): Steps {
  return function* (pending) {
    if (!Array.isArray(actions)) throw invalid('The request needs a list named "actions"')
    const context = {apiVersion, pending, history: new History(store)}
    for (const [index, action] of actions.entries()) {
      if (!isRecord(action)) throw invalid('Each of the "actions" must be an object')
      if (apiVersion < firstReleaseVersion && String(action.actionType).startsWith('sanity.action.release.'))
        throw actionRefused('invalid', `action index ${index}: not supported for this API version`)
      yield* pending.steps(actionToMutations(action, context), apiVersion)
    }
  }
}

/** Runs these actions as one transaction. Throws a LakeError when one of them cannot be done; then none is. */
export function runActions(store: Store, actions: unknown, options: CommitOptions = {}): Committed {
  return store.run(actionSteps(store, actions, options.apiVersion), options)
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
  'sanity.action.document.replaceDraft': (action, context) =>
    replace(identified(action, 'attributes'), context),
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': (action, context) =>
    replace(identified(action, 'document'), context),
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.unpublish': unpublishVersion,
  ...releaseActions,
}

function create(action: Action, {pending}: ActionContext): RawMutation[] {
  const attributes = identified(action, 'attributes')
  const ignores = oneOf('ifExists', action.ifExists ?? 'fail', ['fail', 'ignore']) === 'ignore'
  if (ignores && pending.get(attributes._id)) return []
  const id = publishedIdOf(attributes._id)
  if (layerOf(attributes._id) === 'drafts' && pending.get(id))
    throw actionRefused('conflict', `Document "${id}" is published: an edit makes its draft`)
  return [{create: attributes}]
}

/** As hosted: the document exists as the draft or version that is replaced, or is published. */
function replace(document: {_id: string}, {pending}: ActionContext): RawMutation[] {
  if (!pending.get(document._id)) existing(publishedIdOf(document._id), pending)
  return [{createOrReplace: {...document}}]
}

function createVersion(action: Action, {pending}: ActionContext): RawMutation[] {
  if (isRecord(action.document)) return [{create: identified(action, 'document')}]
  const base = existing(text(action, 'baseId'), pending)
  expectRevision(base, action.ifBaseRevisionId)
  return [{create: {...content(base), _id: versionId(action)}}]
}

/** The first edit of a published document makes its draft. */
function edit(action: Action, {pending}: ActionContext): RawMutation[] {
  const id = versionId(action)
  const patch = {patch: {...record(action, 'patch'), id}}
  if (pending.get(id)) return [patch]
  const published = existing(publishedId(action), pending)
  return [{create: {...content(published), _id: id}}, patch]
}

function publish(action: Action, {pending}: ActionContext): RawMutation[] {
  const _id = publishedId(action)
  const document = existing(versionId(action), pending)
  const published = pending.get(_id)
  expectRevision(document, action.ifDraftRevisionId)
  expectRevision(published ?? {_id}, action.ifPublishedRevisionId)
  const created = published && {_createdAt: published._createdAt}
  return [{createOrReplace: {...content(document, true), ...created, _id}}, {delete: {id: document._id}}]
}

function unpublish(action: Action, {pending}: ActionContext): RawMutation[] {
  const published = existing(publishedId(action), pending)
  return [{createIfNotExists: {...content(published), _id: versionId(action)}}, {delete: {id: published._id}}]
}

/** Marks in a version that its release takes the document off the site. */
function unpublishVersion(action: Action, {pending}: ActionContext): RawMutation[] {
  const version = existing(versionId(action), pending)
  existing(publishedIdOf(version._id), pending)
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
  return [{delete: {id: existing(versionId(action), pending)._id}}]
}

function remove(action: Action, {pending}: ActionContext): RawMutation[] {
  const {_id: id} = existing(publishedId(action), pending)
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts.map(String) : []
  if (drafts.some((draft) => publishedIdOf(draft) !== id))
    throw invalid(`"includeDrafts" takes drafts and versions of "${id}"`)
  for (const {_id: other} of pending.layersOf(id))
    if (other !== id && !drafts.includes(other))
      throw actionRefused('conflict', `Document "${other}" would be left: name it in "includeDrafts"`)
  return [id, ...drafts].map((target) => ({delete: {id: target}}))
}
