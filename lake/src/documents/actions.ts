import {randomUUID} from 'node:crypto'
import {invalid, LakeError, oneOf, type Reason} from '../lake-error.ts'
import {type Doc, draftIdOf, isRecord, layerOf, perspectives, publishedIdOf} from './document.ts'
import {History} from './history.ts'
import {type Documents, PendingTransaction} from './mutations.ts'
import type {CommitOptions, Steps, Store} from './store.ts'
import type {Committed, RawMutation} from './transaction.ts'

const firstReleaseVersion = 'v2025-02-19'

/** Returns the steps of the actions (create, edit, publish ...), which throw a LakeError if one of them is refused. */
export function actionSteps(store: Store, actions: unknown, apiVersion = 'vX'): Steps {
  return function* (pending) {
    if (!Array.isArray(actions)) throw invalid('The request needs a list named "actions"')
    const context = {pending, history: new History(store)}
    for (const [index, action] of actions.entries()) {
      if (!isRecord(action)) throw invalid('Each of the "actions" must be an object')
      if (apiVersion < firstReleaseVersion && String(action.actionType).startsWith('sanity.action.release.'))
        throw actionRefused('invalid', `action index ${index}: not supported for this API version`)
      yield* pending.steps(actionToMutations(action, context), apiVersion)
    }
  }
}

export function runActions(store: Store, actions: unknown, options: CommitOptions = {}): Committed {
  return store.run(actionSteps(store, actions, options.apiVersion), options)
}

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
  // On a release: a document of the type `system.release` and all its versions.
  'sanity.action.release.create': createRelease,
  'sanity.action.release.edit': editRelease,
  'sanity.action.release.schedule': scheduleRelease,
  'sanity.action.release.unschedule': unscheduleRelease,
  'sanity.action.release.publish': publishRelease,
  'sanity.action.release.archive': archiveRelease,
  'sanity.action.release.unarchive': unarchiveRelease,
  'sanity.action.release.delete': removeRelease,
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

type Action = Record<string, unknown>

interface ActionContext {
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
function content({_rev, _updatedAt, ...rest}: Doc, strong = false): Record<string, unknown> {
  // The copy of an object is an object.
  return strong ? (strengthen(rest) as Record<string, unknown>) : rest
}

function existing(id: string, documents: Documents): Doc {
  const document = documents.get(id)
  if (!document)
    throw actionRefused(
      'missing',
      `There is no document "${id}"; it may have been deleted or published meanwhile`,
    )
  return document
}

function expectRevision({_id, _rev}: {_id: string; _rev?: string}, expected: unknown): void {
  if (expected === undefined || expected === _rev) return
  const state = _rev === undefined ? 'does not exist' : `is at revision "${_rev}"`
  throw actionRefused(
    'conflict',
    `Document "${_id}" ${state}, not at "${String(expected)}": it was changed meanwhile`,
  )
}

function actionRefused(reason: Reason, description: string): LakeError {
  return new LakeError(reason, {type: 'actionError', description})
}

function text(action: Action, name: string): string {
  const value = action[name]
  if (typeof value === 'string' && value !== '') return value
  throw invalid(`The action ${String(action.actionType)} needs "${name}"`)
}

/** Returns the published id that an action names. Throws a LakeError for another id. */
function publishedId(action: Action): string {
  const id = text(action, 'publishedId')
  if (layerOf(id) === 'published') return id
  throw invalid(`"publishedId" takes the id of a published document, not "${id}"`)
}

/** Returns the id of the draft or version that an action names as `versionId` or, as before 2025, `draftId`. Throws a LakeError for another id. */
function versionId(action: Action): string {
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
function identified(action: Action, name: string): Record<string, unknown> & {_id: string} {
  const document = record(action, name)
  return {...document, _id: readVersionId(action, document, '_id')}
}

function record(action: Action, name: string): Record<string, unknown> {
  const value = action[name]
  if (isRecord(value)) return value
  throw invalid(`The action ${String(action.actionType)} needs "${name}"`)
}

/** Maximum number of documents in a release, as hosted. */
const maxDocuments = 1000

const releaseTypes = ['asap', 'scheduled', 'undecided']

export function releaseIdOf(name: string): string {
  return `_.releases.${name}`
}

function createRelease(action: Action, context: ActionContext): RawMutation[] {
  const name = text(action, 'releaseId')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name) || perspectives.has(name))
    throw invalid(`"${name}" is not a release id: use up to 64 letters, digits, "_" and "-"`)
  if (context.pending.get(releaseIdOf(name)))
    throw actionRefused('conflict', `The release "${name}" exists already`)
  const metadata = {releaseType: 'undecided', ...(isRecord(action.metadata) ? action.metadata : {})}
  checkMetadata(metadata)
  return [{create: {_id: releaseIdOf(name), _type: 'system.release', name, state: 'active', metadata}}]
}

function editRelease(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active', 'scheduled'])
  const patch = {patch: {...record(action, 'patch'), id: release._id}}
  const trial = new PendingTransaction(context.pending)
  trial.apply([patch])
  const next = trial.get(release._id)
  const fixed = ({metadata: _metadata, _rev, _updatedAt, ...rest}: Doc) => JSON.stringify(rest)
  if (!next || fixed(next) !== fixed(release))
    throw invalid('Only the "metadata" of a release can be edited; its state changes by actions of their own')
  checkMetadata(next.metadata)
  return [patch]
}

/** A release whose time is over is published immediately, as hosted. */
function scheduleRelease(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active'])
  const publishAt = new Date(text(action, 'publishAt'))
  if (Number.isNaN(publishAt.getTime()))
    throw invalid('"publishAt" must be an ISO time, such as 2030-01-31T12:00:00Z')
  return [change(release, {state: 'scheduled', publishAt: publishAt.toISOString()}, ['error'])]
}

function unscheduleRelease(action: Action, context: ActionContext): RawMutation[] {
  return [change(releaseIn(action, context, ['scheduled']), {state: 'active'}, ['publishAt'])]
}

/** Publishes all versions of the release, or unpublishes the documents that a version marks for it, which stay as drafts. */
function publishRelease(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active', 'scheduled'])
  const versions = versionsIn(release, context)
  const documents = versions.flatMap((version): RawMutation[] => {
    const id = publishedIdOf(version._id)
    const published = context.pending.get(id)
    const {_system: system, ...document} = content(version, true)
    const away: RawMutation[] = [{delete: {id: version._id}}]
    if (isRecord(system) && system.delete === true) {
      if (!published) return away
      return [{createIfNotExists: {...content(published), _id: draftIdOf(id)}}, {delete: {id}}, ...away]
    }
    const created = published && {_createdAt: published._createdAt}
    return [{createOrReplace: {...document, ...created, _id: id}}, ...away]
  })
  const ended = {
    state: 'published',
    publishedAt: new Date().toISOString(),
    finalDocumentStates: statesOf(versions),
  }
  return [change(release, ended, ['publishAt', 'error']), ...documents]
}

function archiveRelease(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active'])
  const versions = versionsIn(release, context)
  return [
    change(release, {state: 'archived', finalDocumentStates: statesOf(versions)}, ['publishAt']),
    ...versions.map(({_id: id}) => ({delete: {id}})),
  ]
}

function unarchiveRelease(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['archived'])
  const states = Array.isArray(release.finalDocumentStates) ? release.finalDocumentStates : []
  const versions = states.flatMap(
    (state) => context.history.lastRevision(String(isRecord(state) && state.id)) ?? [],
  )
  return [
    change(release, {state: 'active'}, ['finalDocumentStates']),
    ...versions.map((version) => ({createOrReplace: content(version)})),
  ]
}

function removeRelease(action: Action, context: ActionContext): RawMutation[] {
  return [{delete: {id: releaseIn(action, context, ['archived', 'published'])._id}}]
}

function releaseIn(action: Action, context: ActionContext, states: string[]): Doc {
  const name = text(action, 'releaseId')
  const release = existing(releaseIdOf(name), context.pending)
  if (typeof release.state === 'string' && states.includes(release.state)) return release
  throw actionRefused(
    'conflict',
    `The release "${name}" is ${String(release.state)}; ${String(action.actionType)} takes one that is ${states.join(' or ')}`,
  )
}

function versionsIn(release: Doc, context: ActionContext): Doc[] {
  const versions = [...context.pending.documents()].filter(
    ({_id}) => _id.startsWith('versions.') && layerOf(_id) === release.name,
  )
  if (versions.length > maxDocuments)
    throw actionRefused(
      'invalid',
      `A release holds at most ${maxDocuments} documents, this one ${versions.length}`,
    )
  return versions
}

function statesOf(versions: Doc[]): object[] {
  return versions.map(({_id: id}) => ({_key: randomUUID().slice(0, 12), id}))
}

function change({_id: id}: Doc, set: object, unset: string[] = []): RawMutation {
  return {patch: {id, set, unset}}
}

function checkMetadata(metadata: unknown): void {
  const type = isRecord(metadata) ? metadata.releaseType : undefined
  oneOf('metadata.releaseType', type, releaseTypes)
}
