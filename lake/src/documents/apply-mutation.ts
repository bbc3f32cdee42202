import {Mutation} from '@sanity/mutator'
import {mutationError} from '../lake-error.ts'
import {type Doc, isRecord} from './document.ts'
import type {Change, RawMutation} from './transaction.ts'

export type Kind = keyof RawMutation

export interface Stamp {
  transactionId: string
  /** ISO 8601, UTC. */
  timestamp: string
}

interface Step {
  index: number
  kind: Kind
  id: string
  mutation: RawMutation
}

/** The document after one mutation, or null when it is deleted. Throws an HttpError when that cannot be done. */
export function applyMutation(
  {before, after: current}: Change,
  {index, kind, id, mutation}: Step,
  {transactionId, timestamp}: Stamp,
): Doc | null {
  if (kind === 'create' && current) {
    throw mutationError(409, {
      index,
      type: 'documentAlreadyExistsError',
      description: `Document by ID "${id}" already exists`,
      id,
    })
  }
  if (kind === 'createIfNotExists' && current) return current
  if (kind === 'patch') checkPatch(current, before?._rev, {index, id, mutation})

  let next: unknown
  try {
    // The mutator is the Studio's own and changes what it is given: both sides are copies.
    next = new Mutation({mutations: [structuredClone(mutation)] as never, timestamp}).apply(
      structuredClone(current),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw mutationError(400, {index, type: 'mutationError', description: `Document "${id}": ${reason}`, id})
  }
  if (!isRecord(next)) return null
  // A patch may not move a document or take its type; the lake owns these fields, as Content Lake does.
  const kept = current ?? next
  const type = typeof next._type === 'string' ? next._type : String(kept._type)
  // The mutator gives what it creates a time of its own: what counts is the sender's, then the time there was.
  const {createOrReplace, createIfNotExists, create} = mutation
  const created = (create ?? createIfNotExists ?? createOrReplace)?._createdAt ?? current?._createdAt
  return {
    ...next,
    _id: id,
    _type: type,
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
  if (!current) {
    throw mutationError(409, {
      index,
      type: 'documentNotFoundError',
      description: `The document with the ID "${id}" was not found`,
      id,
    })
  }
  const expected = mutation.patch?.ifRevisionID
  if (expected !== undefined && expected !== revision) {
    throw mutationError(409, {
      index,
      type: 'documentRevisionIDDoesNotMatchError',
      description: `Document "${id}" has unexpected revision ID "${revision}", expected "${String(expected)}": it was changed meanwhile`,
      id,
    })
  }
}
