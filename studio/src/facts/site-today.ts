import {todayIn} from '@upline/domain/periods/today.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'

let timeZone: unknown

/** Sets the time zone of the site settings. Validation and previews are synchronous and have no React context. */
export function setTimeZone(zone: unknown): void {
  timeZone = zone
}

/** Returns the date (YYYY-MM-DD) at a moment in the time zone of the site settings. */
export function siteDate(moment = new Date()): string {
  return todayIn(timeZone, moment)
}

/** Returns today's date from the settings among `content`; for code that also runs outside the Studio. */
export function todayOfSite(content: readonly StoredDocument[]): string {
  return todayIn(content.find(({_id}) => _id === 'siteSettings')?.timeZone ?? timeZone)
}
