import {HttpError} from './server/http-error.ts'

interface Item {
  index?: number
  type: string
  description: string
  id?: string
  attribute?: string
  referencingIDs?: string[]
}

/** A refused change, in the shape in which `@sanity/client` expects it. Nothing of the transaction was stored. */
export function mutationError(status: 400 | 409, {index = 0, ...error}: Item): HttpError {
  const description = `The mutation(s) failed: ${error.description}`
  return new HttpError(status, description, {
    statusCode: status,
    error: {type: 'mutationError', description, items: [{index, error}]},
  })
}

/** The answer to a malformed request. The sentence names the change it needs. */
export function badRequest(description: string, type = 'validationError'): HttpError {
  return new HttpError(400, description, {statusCode: 400, error: {type, description}})
}

/** As hosted, with a description that `@sanity/client` shows. */
export function datasetNotFound(projectId: string, dataset: string): HttpError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`
  return new HttpError(404, message, {statusCode: 404, error: 'Dataset not found', message})
}

export function projectNotFound(projectId: string, known: string[]): HttpError {
  const message = `Project "${projectId}" not found; this lake holds ${known.map((id) => `"${id}"`).join(', ')}`
  return new HttpError(404, message, {statusCode: 404, error: 'Project not found', message})
}
