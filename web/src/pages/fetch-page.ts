import {contentInForce} from '@upline/domain/periods/in-force.ts'
import {todayIn} from '@upline/domain/periods/today.ts'
import {fetchQuery} from '../content/client.ts'
import type {Answer, FetchContext} from '../content/fetch-query.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {fetchOrRead} from '../content/site-json.ts'
import type {SiteContent} from '../content/types.ts'
import {pageQuery} from './page.groq.ts'
import {fetchSnapshot} from './snapshot.ts'

/** The content at a path as the CMS has it today, or else the site itself. Rejects where nobody answers. */
export function fetchPage(
  path: string,
  context: FetchContext,
  site: Answer<SiteContent> | undefined,
): Promise<Answer<PageQueryResult>> {
  return fetchOrRead(fetchInForce(path, context, site?.result.settings?.timeZone), async () => {
    const snapshot = await fetchSnapshot(path, context.signal)
    if (snapshot === undefined) throw new Error(`The host does not answer for ${path}`)
    return snapshot?.answer ?? {result: null}
  })
}

async function fetchInForce(
  path: string,
  context: FetchContext,
  timeZone: string | null | undefined,
): Promise<Answer<PageQueryResult>> {
  const answer = await fetchQuery(pageQuery, {path}, context)
  return {...answer, result: contentInForce(answer.result, todayIn(timeZone))}
}
