import {randomUUID} from 'node:crypto'
import {invalid, oneOf} from '../lake-error.ts'
import {type Action, type ActionContext, actionRefused, content, existing, record, text} from './action.ts'
import {type Doc, draftIdOf, isRecord, layerOf, perspectives, publishedIdOf} from './document.ts'
import {PendingTransaction} from './mutations.ts'
import type {RawMutation} from './transaction.ts'

/** Maximum number of documents in a release, as hosted. */
const maxDocuments = 1000

const releaseTypes = ['asap', 'scheduled', 'undecided']

export function releaseIdOf(name: string): string {
  return `_.releases.${name}`
}

/** Actions on a release: a document of the type `system.release` and all its versions. */
export const releaseActions: Record<string, (action: Action, context: ActionContext) => RawMutation[]> = {
  'sanity.action.release.create': create,
  'sanity.action.release.edit': edit,
  'sanity.action.release.schedule': schedule,
  'sanity.action.release.unschedule': unschedule,
  'sanity.action.release.publish': publish,
  'sanity.action.release.archive': archive,
  'sanity.action.release.unarchive': unarchive,
  'sanity.action.release.delete': remove,
}

function create(action: Action, context: ActionContext): RawMutation[] {
  const name = text(action, 'releaseId')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name) || perspectives.has(name))
    throw invalid(`"${name}" is not a release id: use up to 64 letters, digits, "_" and "-"`)
  if (context.pending.get(releaseIdOf(name)))
    throw actionRefused('conflict', `The release "${name}" exists already`)
  const metadata = {releaseType: 'undecided', ...(isRecord(action.metadata) ? action.metadata : {})}
  checkMetadata(metadata)
  return [{create: {_id: releaseIdOf(name), _type: 'system.release', name, state: 'active', metadata}}]
}

function edit(action: Action, context: ActionContext): RawMutation[] {
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
function schedule(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active'])
  const publishAt = new Date(text(action, 'publishAt'))
  if (Number.isNaN(publishAt.getTime()))
    throw invalid('"publishAt" must be an ISO time, such as 2030-01-31T12:00:00Z')
  return [change(release, {state: 'scheduled', publishAt: publishAt.toISOString()}, ['error'])]
}

function unschedule(action: Action, context: ActionContext): RawMutation[] {
  return [change(releaseIn(action, context, ['scheduled']), {state: 'active'}, ['publishAt'])]
}

/** Publishes all versions of the release, or unpublishes the documents that a version marks for it, which stay as drafts. */
function publish(action: Action, context: ActionContext): RawMutation[] {
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

function archive(action: Action, context: ActionContext): RawMutation[] {
  const release = releaseIn(action, context, ['active'])
  const versions = versionsIn(release, context)
  return [
    change(release, {state: 'archived', finalDocumentStates: statesOf(versions)}, ['publishAt']),
    ...versions.map(({_id: id}) => ({delete: {id}})),
  ]
}

/** Restores the versions from the history. */
function unarchive(action: Action, context: ActionContext): RawMutation[] {
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

function remove(action: Action, context: ActionContext): RawMutation[] {
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
