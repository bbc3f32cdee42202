import type {Mutation, SanityClient} from '@sanity/client'
import {nextChange, type Period} from '@upline/domain/periods/period.ts'

/** Each date is rendered separately. */
const maxBoundaries = 4

/** Returns the dates after today on which a document that the mutations write or remove begins or has ended, before or after the change. */
export async function boundariesOf(
  client: SanityClient,
  mutations: readonly Mutation[],
  today: string,
): Promise<string[]> {
  const bodies = mutations.flatMap(
    (mutation) => Object.values(mutation) as (Period & {_id?: unknown; id?: unknown})[],
  )
  const ids = bodies.map(({_id, id}) => _id ?? id)
  const query = '*[_id in $ids]{effectiveFrom, effectiveUntil}'
  const options = {perspective: 'published', useCdn: false, tag: 'effect'} as const
  const periods = [...bodies, ...(await client.fetch<Period[]>(query, {ids}, options))]
  const dates: string[] = []
  for (
    let date = nextChange(periods, today);
    date && dates.length < maxBoundaries;
    date = nextChange(periods, date)
  ) {
    dates.push(date)
  }
  return dates
}
