import {todayIn} from '@upline/periods/today.ts'
import {type Answer, fetchQuery} from './client.ts'
import {siteQuery} from './site.groq.ts'
import {siteInForce} from './site-in-force.ts'
import type {SiteContent} from './types.ts'

/** What all pages share, as the prerenderer would have it at this moment. Rejects with the client's error. */
export async function fetchSite(signal: AbortSignal): Promise<Answer<SiteContent>> {
  const answer = await fetchQuery(siteQuery, {}, signal)
  const {settings} = answer.result
  return {...answer, result: siteInForce(answer.result, todayIn(settings?.timeZone))}
}
