import type {Content} from './content.ts'
import {type Finding, findingIn} from './finding.ts'
import {partsOf} from './read-parts.ts'
import {isObject, type StoredDocument} from './stored-document.ts'

/** Figures and disclaimers that held until a day, or for a year, that is over. */
export function checkPeriods(document: StoredDocument, {today}: Content): Finding[] {
  return partsOf(document).periods.flatMap(({field, value}) => {
    const {effectiveUntil, year} = value
    const at = (name: string) => (field ? `${field}.${name}` : name)
    if (typeof effectiveUntil === 'string' && effectiveUntil !== '') {
      if (effectiveUntil.slice(0, 10) >= today) return []
      const message = `It held until ${effectiveUntil}. Bring it up to date, or take it down.`
      return [findingIn('periods', document, {severity: 'advice', field: at('effectiveUntil'), message})]
    }
    // Other things have years too, such as the timeline.
    if (document._type !== 'fact' || field !== '' || typeof year !== 'number') return []
    if (year >= Number(today.slice(0, 4))) return []
    const message = `It is the figure of ${year}. Bring value and year up to date.`
    return [findingIn('periods', document, {severity: 'advice', field: at('year'), message})]
  })
}

/** In days. */
const oldAfter = 30

/** Drafts that nobody has worked on for a month. */
export function checkDrafts(drafts: readonly StoredDocument[], today: string): Finding[] {
  const limit = Date.parse(today) - oldAfter * 24 * 60 * 60 * 1000
  return drafts.flatMap((draft) => {
    const changed = Date.parse(String(draft._updatedAt))
    if (!isObject(draft) || Number.isNaN(changed) || changed >= limit) return []
    const day = String(draft._updatedAt).slice(0, 10)
    const message = `Nobody has changed the draft since ${day}. Publish it, or discard it.`
    return [findingIn('drafts', draft, {severity: 'advice', message})]
  })
}
