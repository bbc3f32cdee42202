import type {ValidationContext} from '@sanity/types'

/** The content that validation compares with: asked under one version, so that answers never change by themselves. */
export function datasetClient(context: ValidationContext) {
  return context.getClient({apiVersion: '2025-02-19'})
}

/** Every field of a form asks at once; for this many milliseconds they share one answer. */
const sharedFor = 5_000

/** A question about the published content whose answer the fields of a form share. */
export function sharedQuestion<Answer>(query: string): (context: ValidationContext) => Promise<Answer> {
  const answers = new Map<string, {at: number; answer: Promise<Answer>}>()
  return (context) => {
    const client = datasetClient(context)
    const {projectId, dataset} = client.config()
    const key = `${projectId}.${dataset}`
    const known = answers.get(key)
    if (known && Date.now() - known.at < sharedFor) return known.answer
    const answer = client.fetch<Answer>(query, {}, {perspective: 'published'})
    answers.set(key, {at: Date.now(), answer})
    // A failed question is asked again by the next field instead of being remembered.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
