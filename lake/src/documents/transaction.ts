import type {Doc} from './document.ts'

/** One mutation as sent: exactly one of the known keys. */
export interface RawMutation {
  create?: Record<string, unknown>
  createOrReplace?: Record<string, unknown>
  createIfNotExists?: Record<string, unknown>
  patch?: Record<string, unknown>
  delete?: Record<string, unknown>
}

/** The effect of one transaction on one document. */
export interface Change {
  documentId: string
  before: Doc | null
  after: Doc | null
  mutations: RawMutation[]
}

/** A change with the Mendoza patches from the document before to the one after, and back. */
export interface EffectedChange extends Change {
  effects: {apply: unknown[]; revert: unknown[]}
}

/** One stored transaction, as listeners and the live stream receive it. */
export interface Committed {
  transactionId: string
  timestamp: string
  author: string
  changes: EffectedChange[]
}

type States = {before?: Doc | null | undefined; after?: Doc | null | undefined}

export function transitionOf({before, after}: States): 'appear' | 'update' | 'disappear' {
  if (!before) return 'appear'
  return after ? 'update' : 'disappear'
}

export function operationOf(change: States): 'create' | 'update' | 'delete' {
  return ({appear: 'create', update: 'update', disappear: 'delete'} as const)[transitionOf(change)]
}
