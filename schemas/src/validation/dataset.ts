import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'

type Perspective = 'published' | 'drafts' | 'raw'

/** Returns the client for the queries of validation. Its API version is fixed, so that results don't change. */
const datasetClient = (context: ValidationContext) => context.getClient({apiVersion: '2025-02-19'})

/** Queries the dataset. `$id` is the published id of the validated document. */
export function query<Result>(
  context: ValidationContext,
  groq: string,
  params: Record<string, unknown>,
  perspective: Perspective = 'published',
): Promise<Result> {
  const id = getPublishedId(context.document?._id ?? '')
  return datasetClient(context).fetch<Result>(groq, {id, ...params}, {perspective})
}

/** GROQ filter: not the validated document, its draft or a version in a release. */
export const isOther = '!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))'

/** All fields of a form send the same query at once: for this many milliseconds they share one result. */
const sharedFor = 5_000

/** A query of the published content whose result the fields of a form share. */
export function sharedQuery<Result>(
  groq: string,
  milliseconds = sharedFor,
): (context: ValidationContext) => Promise<Result> {
  const results = new Map<string, {at: number; result: Promise<Result>}>()
  return (context) => {
    const client = datasetClient(context)
    const {url, projectId, dataset} = client.config()
    const key = `${url} ${projectId}.${dataset}`
    const known = results.get(key)
    if (known && Date.now() - known.at < milliseconds) return known.result
    const result = client.fetch<Result>(groq, {}, {perspective: 'published'})
    results.set(key, {at: Date.now(), result})
    // A failed query is sent again by the next field.
    result.catch(() => results.delete(key))
    return result
  }
}
