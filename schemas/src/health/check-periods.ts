import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {periodState, pickVersion} from '@upline/domain/periods/period.ts'
import type {Content} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {isObject, type StoredDocument, textOf} from './stored-document.ts'

/** Figures and disclaimers that held until a day, or for a year, that is over, and that no other version follows. */
export function checkPeriods(document: StoredDocument, content: Content): Problem[] {
  const {today} = content
  return partsOf(document).periods.flatMap(({field, value}) => {
    const {effectiveUntil, year} = value
    const at = (name: string) => (field ? `${field}.${name}` : name)
    const state = periodState(value, today)
    if (state === 'wrong') {
      const message = 'Check the start and end dates: one is invalid, or they’re reversed.'
      return [problemIn('periods', document, {field: at('effectiveFrom'), message})]
    }
    if (state === 'upcoming' || (field === '' && isFollowed(document, content))) return []
    if (state === 'over') {
      const message = `It expired on ${effectiveUntil} and there’s no version after it. Create the current version, or take it down.`
      return [problemIn('periods', document, {severity: 'advice', field: at('effectiveUntil'), message})]
    }
    // In other documents, such as timeline entries, the year is not that of a figure.
    const hasPeriod = content.model.types
      .get(document._type)
      ?.fields?.some(({name}) => name === 'effectiveUntil')
    if (hasPeriod && field === '' && typeof year === 'number' && year < Number(today.slice(0, 4))) {
      const message = `This is from ${year}. Add this year’s version.`
      return [problemIn('periods', document, {severity: 'advice', field: at('year'), message})]
    }
    const isSoon = isDate(effectiveUntil) && effectiveUntil <= addDays(today, soon)
    if (!isSoon || (field === '' && hasNext(document, addDays(effectiveUntil, 1), content))) return []
    const message = `It expires on ${effectiveUntil} and there’s no version after it. Create the next version.`
    return [problemIn('periods', document, {severity: 'advice', field: at('effectiveUntil'), message})]
  })
}

/** In days. */
const soon = 60

/** Whether another version is shown in its place today. */
function isFollowed(document: StoredDocument, content: Content): boolean {
  const shown = pickVersion(versionsOf(document, content), content.today)?.version
  return shown !== undefined && shown !== document
}

/** Whether a version is current on a later date. */
function hasNext(document: StoredDocument, date: string, content: Content): boolean {
  return pickVersion(versionsOf(document, content), date)?.isOver === false
}

function versionsOf(document: StoredDocument, {documents}: Content): StoredDocument[] {
  const name = versionName(document)
  if (name === undefined) return [document]
  return documents.filter((each) => each._type === document._type && versionName(each) === name)
}

/** The field that versions share. */
const versionName = ({key, name, title}: StoredDocument): string | undefined =>
  textOf(key) ?? textOf(name) ?? textOf(title)

/** In days. */
const oldAfter = 30

/** Reports drafts that have not changed for a month. */
export function checkDrafts(drafts: readonly StoredDocument[], today: string): Problem[] {
  const limit = Date.parse(today) - oldAfter * 24 * 60 * 60 * 1000
  return drafts.flatMap((draft) => {
    const changed = Date.parse(String(draft._updatedAt))
    if (!isObject(draft) || Number.isNaN(changed) || changed >= limit) return []
    const day = String(draft._updatedAt).slice(0, 10)
    const message = `The draft hasn’t changed since ${day}. Publish or discard it.`
    return [problemIn('drafts', draft, {severity: 'advice', message})]
  })
}
