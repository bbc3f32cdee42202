import {lakeErrorKind} from '../transactions/lake-error.ts'
import {OperationRejected} from './commit.ts'

/** Returns why nothing was stored and what to do about it. */
export function rejectionMessage(error: unknown): string {
  if (error instanceof OperationRejected) return error.message
  switch (lakeErrorKind(error)) {
    case 'changed':
      return 'Nothing was changed. Someone else changed one of the documents. Try again.'
    case 'reference':
      return 'Nothing was changed. Some skipped documents link to the ones you selected.'
    default:
      return 'Nothing was changed. Check the connection and try again.'
  }
}

/** Formats a number of documents. */
export function count(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-US')} documents`
}
