import {isRecord, layerOf} from '../documents/document.ts'
import type {Change} from '../documents/transaction.ts'
import {type LakeError, mutationError} from '../lake-error.ts'
import {type Access, mayDo} from './roles.ts'

type Permission = 'create' | 'update'

/** Throws a LakeError, in the shape of hosted Sanity, for mutations that the sender may not make at all. */
export function checkMutations(access: Access | undefined, mutations: unknown): void {
  if (mayDo(access, 'write drafts') || !Array.isArray(mutations)) return
  const errors = mutations.map((mutation: unknown, index) => {
    const isCreation = isRecord(mutation) && Object.keys(mutation).some((kind) => kind.startsWith('create'))
    return {index, permission: isCreation ? ('create' as const) : ('update' as const)}
  })
  throw insufficient(errors)
}

/** Returns the check of a transaction's changes against the sender's rights, or undefined if the sender has all rights. */
export function changeCheck(access: Access | undefined): ((changes: readonly Change[]) => void) | undefined {
  if (mayDo(access, 'write')) return undefined
  return (changes) => {
    const refused = changes.flatMap(({documentId, before}, index) =>
      layerOf(documentId) === 'drafts'
        ? []
        : [{index, permission: before ? ('update' as const) : ('create' as const)}],
    )
    if (refused.length > 0) throw insufficient(refused)
  }
}

function insufficient(errors: {index: number; permission: Permission}[]): LakeError {
  const type = 'insufficientPermissionsError'
  const described = errors.map(({index, permission}) => {
    const description = `Insufficient permissions; permission "${permission}" required`
    return {index, type, description, permission}
  })
  return mutationError('forbidden', ...described)
}
