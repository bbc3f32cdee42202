import type {ValidationContext} from '@sanity/types'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {countQueries} from '@upline/domain/periods/count-queries.ts'
import type {Counts} from '@upline/domain/periods/figures.ts'
import type {MemberProblem} from './custom-rule.ts'
import {sharedQuery} from './dataset.ts'
import {validateDisclaimer, type Wording} from './disclaimers.ts'

type Published = {
  wordings: (Wording & {key: string; title: string})[]
  counts: Counts
  timeZone: string | null
}

const published = sharedQuery<Published>(`{
  "wordings": *[_type == "disclaimer" && defined(key)]{_id, key, title, text, statesCounts, effectiveFrom, effectiveUntil},
  "counts": {
    ${Object.entries(countQueries)
      .map(([name, query]) => `"${name}": ${query}`)
      .join(',\n')}
  },
  "timeZone": *[_type == "siteSettings"][0].timeZone
}`)

/** Requires that each disclaimer has a current version with the counts it must state. */
export async function checkDisclaimers(
  references: unknown,
  context: ValidationContext,
): Promise<MemberProblem[]> {
  // The rule is on a list of references.
  const chosen = Array.isArray(references) ? (references as {_key: string; _ref?: string}[]) : []
  if (chosen.length === 0) return []
  const {wordings, counts, timeZone} = await published(context)
  const today = todayIn(timeZone)
  return chosen.flatMap(({_key, _ref}) => {
    const one = wordings.find(({_id}) => _id === _ref)
    const message = one
      ? validateDisclaimer(
          one.title,
          wordings.filter(({key}) => key === one.key),
          counts,
          today,
        )
      : 'This disclaimer is not published: publish it first.'
    return message ? [{message, path: [{_key}]}] : []
  })
}
