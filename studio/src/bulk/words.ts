import {refusalOf} from '../transactions/refusals.ts'
import {OperationRefused} from './commit.ts'

/** Why nothing was stored, and what to do. */
export function refusalWords(error: unknown): string {
  if (error instanceof OperationRefused) return error.message
  switch (refusalOf(error)) {
    case 'changed':
      return 'Nothing was done: somebody changed one of the documents meanwhile. Try again.'
    case 'reference':
      return 'Nothing was done: documents that were left out refer to others of them.'
    default:
      return 'Nothing was done. Check the connection and try again.'
  }
}

export function count(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-US')} documents`
}
