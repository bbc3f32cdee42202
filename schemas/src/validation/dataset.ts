import type {ValidationContext} from '@sanity/types'

/** The client of the content that validation compares with, at one API version, so that results stay what they are. */
export function datasetClient(context: ValidationContext) {
  return context.getClient({apiVersion: '2025-02-19'})
}

/** All fields of a form send the same query at once: for this many milliseconds they share one result. */
const sharedFor = 5_000

/** A query of the published content whose result the fields of a form share. */
export function sharedQuery<Result>(query: string): (context: ValidationContext) => Promise<Result> {
  const results = new Map<string, {at: number; result: Promise<Result>}>()
  return (context) => {
    const client = datasetClient(context)
    const {url, projectId, dataset} = client.config()
    const key = `${url} ${projectId}.${dataset}`
    const known = results.get(key)
    if (known && Date.now() - known.at < sharedFor) return known.result
    const result = client.fetch<Result>(query, {}, {perspective: 'published'})
    results.set(key, {at: Date.now(), result})
    // A failed query is sent again by the next field.
    result.catch(() => results.delete(key))
    return result
  }
}
