import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {periodState, pickVersion} from '@upline/domain/periods/period.ts'
import {versionKey} from '@upline/domain/periods/version-key.ts'
import type {Content} from './content.ts'
import type {FoundProblem} from './problem.ts'
import {partsOf} from './read-parts.ts'

type Periods = Pick<Content, 'documents' | 'today'>

/** Finds expired figures and disclaimers, and figures of a past year, without a next version. */
export function* checkPeriods(document: StoredDocument, content: Periods): Generator<FoundProblem> {
  const {today} = content
  for (const {field, value} of partsOf(document).periods) {
    const {effectiveUntil, year} = value
    const at = (name: string) => (field ? `${field}.${name}` : name)
    const state = periodState(value, today)
    if (state === 'wrong') {
      const message = 'Check the start and end dates: one is invalid, or they’re reversed.'
      yield {severity: 'broken', field: at('effectiveFrom'), message}
    }
    if (state === 'wrong' || state === 'upcoming' || (field === '' && isFollowed(document, content))) continue
    if (state === 'over') {
      const message = `It expired on ${effectiveUntil} and there’s no current version. Create the current version, or take it down.`
      yield {field: at('effectiveUntil'), message}
    } else if (field === '' && isPast(year, today)) {
      yield {field: 'year', message: `This is from ${year}. Add this year’s version.`}
    } else if (isDate(effectiveUntil) && effectiveUntil <= addDays(today, soon)) {
      const next = addDays(effectiveUntil, 1)
      if (field === '' && hasNext(document, next, content)) continue
      const message = `It expires on ${effectiveUntil} and no version starts on ${next}. Create or move the next version.`
      yield {field: at('effectiveUntil'), message}
    }
  }
}

const isPast = (year: unknown, today: string) => typeof year === 'number' && year < Number(today.slice(0, 4))

/** In days. */
const soon = 60

/** Returns whether the site shows another version today. */
function isFollowed(document: StoredDocument, content: Periods): boolean {
  const shown = pickVersion(versionsOf(document, content), content.today)?.version
  return shown !== undefined && shown !== document
}

/** Returns whether a version is current on a later date. */
function hasNext(document: StoredDocument, date: string, content: Periods): boolean {
  return pickVersion(versionsOf(document, content), date)?.isOver === false
}

function versionsOf(document: StoredDocument, {documents}: Periods): StoredDocument[] {
  const key = versionKey(document)
  return documents.filter((each) => versionKey(each) === key)
}

/** In days. */
const oldAfter = 30

/** Finds drafts that have not changed for a month. */
export function* checkDraft(draft: StoredDocument, {today}: Content): Generator<FoundProblem> {
  const limit = Date.parse(today) - oldAfter * 24 * 60 * 60 * 1000
  if (!(Date.parse(String(draft._updatedAt)) < limit)) return
  const day = String(draft._updatedAt).slice(0, 10)
  yield {message: `The draft hasn’t changed since ${day}. Publish or discard it.`}
}
