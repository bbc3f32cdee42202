import {defaultTimeZone, isTimeZone, todayIn} from './zoned-time.ts'

let timeZone: unknown

/** Sets the time zone of the site settings. Validation and previews are synchronous and have no React context. */
export function setTimeZone(zone: unknown): void {
  timeZone = zone
}

/** Returns the time zone of the site settings. */
export function siteTimeZone(): string {
  return isTimeZone(timeZone) ? timeZone : defaultTimeZone
}

/** Returns the date (YYYY-MM-DD) at a moment in the time zone of the site settings. */
export function siteDate(moment = new Date()): string {
  return todayIn(timeZone, moment)
}

/** Returns the date at a moment by the settings in `content`; for code that also runs outside the Studio. */
export function todayOfSite(content: readonly {_id?: unknown}[], moment = new Date()): string {
  const settings = content.find(({_id}) => _id === 'siteSettings')
  return todayIn((settings as {timeZone?: unknown} | undefined)?.timeZone ?? timeZone, moment)
}
