import {usStates} from '@upline/domain/content/us-states.ts'
import {countFacts, countProducts} from '@upline/domain/periods/counts.ts'
import {type Facts, factsInForce} from '@upline/domain/periods/figures.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import {redirectTargets} from './redirects.ts'
import type {SiteQueryResult} from './sanity.types.generated.ts'
import {soundTexts} from './sound-texts.ts'
import type {Choices, SiteContent} from './types.ts'

/** Returns the shared content on a date, with the current value of each fact, the national counts as facts, and the targets of redirects. */
export function siteInForce(
  {choices, facts, caps, counted, appointmentDays, redirects, ...documents}: SiteQueryResult,
  today: string,
): SiteContent {
  const national = countProducts(counted)
  const counts = usStates.map(({name}) => {
    const {medicareOrganizations, medicareProducts} = countProducts(counted, name)
    return [name, [medicareOrganizations, medicareProducts]] as const
  })
  const {settings, ...texts} = soundTexts(documents)
  return {
    ...texts,
    settings: contentInForce(settings, today),
    redirects: Object.fromEntries(redirectTargets(redirects)),
    choices: byType(choices),
    facts: {
      ...factsInForce([...facts, ...caps], today, texts.interfaceText?.figureOver),
      // Without a national count, no page states one.
      ...(national.medicareOrganizations > 0 && countFacts(national)),
      ...rangeFact('appointmentDays', appointmentDays),
    },
    counts: Object.fromEntries(counts),
  }
}

/** Returns a fact such as "3 to 8", or none without numbers. */
function rangeFact(key: string, values: readonly unknown[]): Facts {
  const numbers = values.filter((value) => typeof value === 'number')
  const range = [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ')
  return numbers.length > 0 ? {[key]: range} : {}
}

function byType(choices: SiteQueryResult['choices']): Choices {
  const groups = [...groupBy(choices, ({_type}) => _type)]
  return Object.fromEntries(
    groups.map(([type, members]) => [type, members.map(({key, title}) => ({key, title}))]),
  )
}
