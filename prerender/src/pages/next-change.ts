import type {SanityClient} from '@sanity/client'
import {nextChange, type Period} from '@upline/domain/periods/period.ts'
import {fetchTagged} from './fetch.ts'

const periodsQuery = `*[defined(effectiveFrom) || defined(effectiveUntil)]{effectiveFrom, effectiveUntil}`

/** Returns the next day after `today` on which a rule, a figure or a disclaimer begins or ends. */
export async function fetchNextChange(lake: SanityClient, today: string): Promise<string | undefined> {
  const {result} = await fetchTagged<Period[]>(lake, periodsQuery)
  return nextChange(result, today)
}
