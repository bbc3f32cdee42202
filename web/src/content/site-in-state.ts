import {countFacts} from '@upline/domain/periods/counts.ts'
import type {SiteContent} from './types.ts'

/** Returns the site with the counts of a state instead of the national ones. */
export function siteInState(site: SiteContent, state: string): SiteContent {
  const counts = Object.hasOwn(site.counts, state) ? site.counts[state] : undefined
  const [medicareOrganizations, medicareProducts] = counts ?? []
  if (medicareOrganizations === undefined || medicareProducts === undefined) return site
  return {...site, facts: {...site.facts, ...countFacts({medicareOrganizations, medicareProducts})}}
}
