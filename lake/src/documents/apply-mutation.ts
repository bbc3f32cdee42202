import {conflict} from '../lake-error.ts'
import {checkDocument, maxLevels} from './check-document.ts'
import type {Doc} from './document.ts'
import {applyPatch} from './patch.ts'
import type {Change, RawMutation} from './transaction.ts'

export type Kind = keyof RawMutation

export interface Stamp {
  transactionId: string
  /** ISO 8601, UTC. */
  timestamp: string
}

export interface Step {
  index: number
  kind: Kind
  id: string
  mutation: RawMutation
  apiVersion: string
}

/** Returns the document after one mutation, or null when it is deleted. Throws a LakeError for a mutation that hosted Sanity refuses. */
export function applyMutation(
  {before, after: current}: Change,
  {index, kind, id, mutation, apiVersion}: Step,
  {transactionId, timestamp}: Stamp,
): Doc | null {
  if (kind === 'create' && current)
    throw conflict('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {index, id})
  if (kind === 'createIfNotExists' && current) return current
  if (kind === 'delete') return null
  if (kind === 'patch') checkPatch(current, before?._rev, {index, id, mutation})

  const {createOrReplace, createIfNotExists, create, patch} = mutation
  const given = create ?? createIfNotExists ?? createOrReplace
  // Runs before a patch is copied: copying deep nesting would overflow the stack.
  // A patch wraps its values in two objects: the operation and the path.
  checkDocument(patch ?? given ?? {}, {index, id}, patch ? maxLevels + 2 : maxLevels)
  // A copy, because the caller may change its object later.
  const content = structuredClone(given ?? patch ?? {})
  const next = given ? content : applyPatch(current ?? {}, content, {index, id}, apiVersion)
  const known = current ?? before
  const attribute = known && ['_id', '_type'].find((name) => next[name] !== known[name])
  if (attribute) {
    const description = `Cannot modify immutable attribute "${attribute}"`
    throw conflict('cannotModifyImmutableAttributeError', description, {index, attribute, id})
  }
  // The sender's time comes first, then the stored one.
  const created = given?._createdAt ?? current?._createdAt
  return {
    ...next,
    _id: id,
    _type: String(next._type),
    _rev: transactionId,
    _createdAt: typeof created === 'string' ? created : timestamp,
    _updatedAt: timestamp,
  }
}

function checkPatch(
  current: Doc | null,
  revision: string | undefined,
  {index, id, mutation}: Pick<Step, 'index' | 'id' | 'mutation'>,
): void {
  if (!current)
    throw conflict('documentNotFoundError', `The document with the ID "${id}" was not found`, {index, id})
  const expected = mutation.patch?.ifRevisionID
  if (expected !== undefined && expected !== revision)
    throw conflict(
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${revision}"), expected ${JSON.stringify(expected)}`,
      {index, id, currentRevisionID: revision, expectedRevisionID: expected},
    )
}
