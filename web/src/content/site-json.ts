import type {Answer} from './fetch-query.ts'

/**
 * JSON that the prerenderer wrote beside the pages, `name` its file below `/_content`: for what a page does not bring, where the CMS may
 * not be asked or does not answer. Rejects where the host has none.
 */
export async function fetchSiteJson<Result>(name: string, signal: AbortSignal): Promise<Answer<Result>> {
  const response = await fetch(`/_content/_${name}.json`, {signal})
  if (!response.ok) throw new Error(`The site has no ${name}.json: ${response.status}`)
  return response.json()
}

/** The answer of the CMS, or else what `read` has from the last deployment. Rejects with the error of the CMS. */
export function fetchOrRead<Result>(
  fetched: Promise<Answer<Result>>,
  read: () => Promise<Answer<Result>>,
): Promise<Answer<Result>> {
  return fetched.catch((error: unknown) =>
    read().catch(() => {
      throw error
    }),
  )
}
