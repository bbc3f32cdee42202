/** Answers GROQ queries. Throws `ContentError` for an answer that is an error. */
export type ContentSource = <Result>(
  query: string,
  params?: Readonly<Record<string, unknown>>,
  options?: {lastLiveEventId?: string | undefined; signal?: AbortSignal},
) => Promise<Result>

let otherSource: ContentSource | undefined

/** Runs a GROQ query on published content, in a preview on what the editor sees. What asks the lake comes with the first query. */
export const fetchQuery: ContentSource = async (query, params, options) => {
  const ask = otherSource ?? (await import('./ask-lake.ts')).askLake
  return ask(query, params, options)
}

/** Takes content from elsewhere than the lake, for the rest of the visit. */
export function readContentFrom(other: ContentSource): void {
  otherSource = other
}

/** False in a preview: copies of what is published are no answer there. */
export const readsPublished = (): boolean => !otherSource
