import {isPublicId, isRecord, layerOf} from '../documents/document.ts'
import type {Change} from '../documents/transaction.ts'
import {type LakeError, mutationError} from '../lake-error.ts'

export type Right = 'read' | 'write drafts' | 'write' | 'manage' | 'deploy'

const everything = ['read', 'write drafts', 'write', 'manage', 'deploy'] as const

/** The roles that hosted Sanity gives every project: sanity.io/docs/roles. */
export const roles = {
  administrator: {
    title: 'Administrator',
    description: 'Reads and writes all datasets, and manages the project',
    rights: everything,
  },
  developer: {
    title: 'Developer',
    description: 'Reads and writes all datasets, and manages datasets and tokens',
    rights: everything,
  },
  editor: {
    title: 'Editor',
    description: 'Reads and writes all datasets',
    rights: ['read', 'write drafts', 'write'],
  },
  contributor: {
    title: 'Contributor',
    description: 'Reads all datasets and writes drafts',
    rights: ['read', 'write drafts'],
  },
  viewer: {title: 'Viewer', description: 'Reads all datasets, drafts too', rights: ['read']},
  'deploy-studio': {
    title: 'Deploy Studio',
    description: 'Deploys Studios and schemas, and reads what is public',
    rights: ['deploy'],
  },
} as const satisfies Record<string, {title: string; description: string; rights: readonly Right[]}>

export type RoleName = keyof typeof roles

/** The sender of a request. */
export interface Access {
  /** Undefined without a token. */
  role: RoleName | undefined
  userId: string
  label: string
}

/** Returns whether the sender has the right. Without accounts, every sender has all rights. */
export function mayDo(access: Access | undefined, right: Right): boolean {
  if (!access) return true
  const rights: readonly Right[] = access.role ? roles[access.role].rights : []
  return rights.includes(right)
}

/** Returns whether the sender may see a document. Without the right to read, it sees only documents of a public dataset whose ids contain no dot. */
export function maySee(access: Access | undefined, {aclMode}: {aclMode: string}, id: string): boolean {
  return mayDo(access, 'read') || (aclMode === 'public' && isPublicId(id))
}

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
