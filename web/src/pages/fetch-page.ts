import {type Answer, fetchQuery} from '../content/client.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {fetchOrRead} from '../content/site-json.ts'
import {pageQuery} from './page.groq.ts'
import {fetchSnapshot} from './snapshot.ts'

/** The content at a path as the CMS has it, or else the site itself. Rejects where nobody answers. */
export function fetchPage(path: string, signal: AbortSignal): Promise<Answer<PageQueryResult>> {
  return fetchOrRead(fetchQuery(pageQuery, {path}, signal), async () => {
    const snapshot = await fetchSnapshot(path, signal)
    if (snapshot === undefined) throw new Error(`The host does not answer for ${path}`)
    return snapshot?.answer ?? {result: null}
  })
}
