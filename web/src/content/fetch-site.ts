import {todayIn} from '@upline/domain/periods/today.ts'
import {fetchQuery} from './client.ts'
import type {Answer, FetchContext} from './fetch-query.ts'
import {siteQuery} from './site.groq.ts'
import {siteInForce} from './site-in-force.ts'
import type {SiteContent} from './types.ts'

/**
 * What all pages share, as the prerenderer would have it at this moment. `before` is what the page has so far. Rejects with the
 * client's error.
 */
export async function fetchSite(
  context: FetchContext,
  before: Answer<SiteContent> | undefined,
): Promise<Answer<SiteContent>> {
  const answer = await fetchQuery(siteQuery, {}, context)
  const {settings} = answer.result
  const result = siteInForce(answer.result, todayIn(settings?.timeZone))
  return {...answer, result: before ? withFormerFacts(result, before.result) : result}
}

/** A fact that is no longer published keeps its value for as long as the page is open: texts may still hold it. */
function withFormerFacts(site: SiteContent, before: SiteContent): SiteContent {
  const former = before.facts.filter(({key}) => !site.facts.some((fact) => fact.key === key))
  return {...site, facts: [...site.facts, ...former]}
}
