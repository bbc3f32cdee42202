import {countFacts, factsInForce} from '@upline/periods/figures.ts'
import type {SiteQueryResult} from './sanity.types.generated.ts'
import type {SiteContent} from './types.ts'

/** What all pages share as it is on a day: of each fact the value that holds, and as facts what is counted. */
export function siteInForce({facts, counts, ...result}: SiteQueryResult, today: string): SiteContent {
  const figures = factsInForce(facts, today, result.interfaceText?.figureOver)
  return {...result, facts: [...figures, ...countFacts(counts)]}
}
