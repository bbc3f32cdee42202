import {HttpError} from '../server/http-error.ts'
import {QueryRefusal} from './refuse-query.ts'

/** A query that is understood and yet not answered, in the shape of Content Lake's errors. */
export function queryFailed(status: 400 | 408, query: string, description: string): HttpError {
  return new HttpError(status, description, {
    statusCode: status,
    error: {type: 'queryExecutionError', description, query},
  })
}

/** A query that cannot be answered, in the shape of Content Lake's query errors. */
export function badQuery(query: string, error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const description = error instanceof Error ? error.message : String(error)
  const start = hasPosition(error) ? error.position : 0
  const end = error instanceof QueryRefusal ? error.end : Math.max(start, query.length)
  return new HttpError(400, description, {
    statusCode: 400,
    error: {type: 'queryParseError', description, query, start, end},
  })
}

function hasPosition(error: unknown): error is {position: number} {
  return (
    typeof error === 'object' && error !== null && 'position' in error && typeof error.position === 'number'
  )
}
