import {type AnalyticsConsent, createConsent} from './consent.ts'

let consent: AnalyticsConsent | undefined

/** The visitor's consent on this page. Only a browser has one: do not call it while prerendering. */
export function siteConsent(): AnalyticsConsent {
  consent ??= createConsent(window)
  return consent
}
