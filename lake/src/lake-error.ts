import {HttpError} from './server/http-error.ts'

interface Item {
  index?: number
  type: string
  description: string
  id?: string
  attribute?: string
  referencingIDs?: string[]
}

/** An answer in the shape in which `@sanity/client` expects it. */
export function refusal(
  status: 400 | 404 | 408 | 409,
  type: string,
  description: string,
  details: object = {},
): HttpError {
  return new HttpError(status, description, {statusCode: status, error: {type, description, ...details}})
}

/** A refused change. Nothing of the transaction was stored. */
export function mutationError(status: 400 | 409, {index = 0, ...error}: Item): HttpError {
  const description = `The mutation(s) failed: ${error.description}`
  return refusal(status, 'mutationError', description, {items: [{index, error}]})
}

/** The answer to a malformed request. The sentence names the change it needs. */
export function badRequest(description: string, type = 'validationError'): HttpError {
  return refusal(400, type, description)
}

/** As hosted, with a description that `@sanity/client` shows. */
export function datasetNotFound(projectId: string, dataset: string): HttpError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`
  return new HttpError(404, message, {statusCode: 404, error: 'Dataset not found', message})
}
