import type {ValidationContext} from '@sanity/types'
import type {Available} from '@upline/domain/content/carrier-products.ts'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {countProducts} from '@upline/domain/periods/counts.ts'
import {sharedQuery} from './dataset.ts'
import {validateDisclaimer, type Wording} from './disclaimers.ts'
import type {MemberProblem} from './rules.ts'

type Published = {
  wordings: (Wording & {key: string; title: string})[]
  counted: Available[]
  timeZone: string | null
}

const published = sharedQuery<Published>(`{
  "wordings": *[_type == "disclaimer" && defined(key)]{_id, key, title, text, statesCounts, effectiveFrom, effectiveUntil},
  "counted": *[_type == "carrier"]{"specialties": specialties[@ in *[_type == "carrierSpecialty" && disclaimed == true].key]},
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
  const {wordings, counted, timeZone} = await published(context)
  const today = todayIn(timeZone)
  return chosen.flatMap(({_key, _ref}) => {
    const one = wordings.find(({_id}) => _id === _ref)
    const message = one
      ? validateDisclaimer(
          one.title,
          wordings.filter(({key}) => key === one.key),
          countProducts(counted),
          today,
        )
      : 'This disclaimer isn’t published. Publish it first.'
    return message ? [{message, path: [{_key}]}] : []
  })
}
