import {Mutation} from '@sanity/mutator'
import {conflict, mutationError} from '../lake-error.ts'
import {checkDocument, maxLevels} from './check-document.ts'
import {checkOperations, readPatch} from './check-patch.ts'
import type {Doc} from './document.ts'
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
  const next = given
    ? structuredClone(given)
    : patched(current, readPatch(patch ?? {}, current, {index, id}, apiVersion), {index, id})
  const known = current ?? before
  const attribute = known && ['_id', '_type'].find((name) => next[name] !== known[name])
  if (attribute) {
    const description = `Cannot modify immutable attribute "${attribute}"`
    throw conflict('cannotModifyImmutableAttributeError', description, {index, attribute, id})
  }
  if (given === undefined) checkDocument(next, {index, id})
  // The mutator sets its own time on a new document: the sender's comes first, then the stored one.
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

/** Returns the patched document, which shares its unchanged parts with the current one. */
function patched(
  current: Doc | null,
  patch: Record<string, unknown>,
  {index, id}: Pick<Step, 'index' | 'id'>,
): Record<string, unknown> {
  const run = (part: Record<string, unknown>) => {
    try {
      // The mutator copies what it changes of a document, but keeps values of the patch.
      const mutations = [structuredClone({patch: part})] as never
      return new Mutation({mutations}).apply(current) as Record<string, unknown>
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const description = `Document "${id}": ${reason}`
      throw mutationError('invalid', {index, type: 'mutationError', description, id})
    }
  }
  const {inc, dec, insert, diffMatchPatch, ...first} = patch
  if (inc || dec || insert || diffMatchPatch) checkOperations(patch, run(first), {index, id})
  return run(patch)
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
      `Document "${id}" has unexpected revision ID "${revision}", expected ${JSON.stringify(expected)}: it was changed meanwhile`,
      {index, id},
    )
}
