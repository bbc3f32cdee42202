import {usStates} from '@upline/domain/content/us-states.ts'
import {countFacts, countPlans, countsOverSince} from '@upline/domain/periods/counts.ts'
import {type Facts, factsInForce} from '@upline/domain/periods/figures.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {SiteQueryResult} from './sanity.types.generated.ts'
import type {SiteContent} from './types.ts'

/** Returns the shared content on a date, with the current value of each fact, and the national counts as facts. */
export function siteInForce(
  {choices, facts, caps, counted, appointmentDays, ...documents}: SiteQueryResult,
  today: string,
): SiteContent {
  const national = countPlans(counted, today)
  const counts = usStates.map(({name}) => {
    const {medicareOrganizations, medicareProducts} = countPlans(counted, today, name)
    return [name, [medicareOrganizations, medicareProducts]] as const
  })
  const {settings, ...texts} = soundTexts(documents)
  return {
    ...texts,
    settings: contentInForce(settings, today),
    choices,
    facts: {
      ...factsInForce([...facts, ...caps], today, texts.interfaceText?.figureOver),
      // Without a national count, no page states one.
      ...(national.medicareOrganizations > 0 && countFacts(national)),
      ...rangeFact('appointmentDays', appointmentDays),
    },
    counts: Object.fromEntries(counts),
    countsUntil: countsOverSince(counted, today),
  }
}

/** Returns a fact such as "3 to 8", or none without numbers. */
function rangeFact(key: string, values: readonly unknown[]): Facts {
  const numbers = values.filter((value) => typeof value === 'number')
  const range = [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ')
  return numbers.length > 0 ? {[key]: range} : {}
}

/** Fields that contain others. The query gives them their form. */
const containers = new Set(
  'settings disclaimers versions navigation interfaceText groups items link page file action call footerColumns footerLinks'.split(
    ' ',
  ),
)

/** Fields that are not texts. Their own code checks them. */
const unchecked = new Set(['newTab', 'year', 'logo', 'icon', 'defaultSeo'])

/** Returns settings, menus and labels with null instead of a wrong value, which must cost only its own entry of all pages. */
export function soundTexts<Content extends object>(content: Content): Content {
  const sound = (value: unknown, name: string): unknown => {
    if (typeof value === 'string' || unchecked.has(name)) return value
    if (typeof value !== 'object' || value === null || !containers.has(name)) return null
    if (Array.isArray(value)) return value.map((item) => sound(item, name))
    return soundTexts(value)
  }
  const entries = Object.entries(content).map(([name, value]) => [name, sound(value, name)])
  // Only texts become null, and each text may be null.
  return Object.fromEntries(entries) as Content
}
