import {storedChoice} from '../lib/stored.ts'

const choice = storedChoice('analytics_consent')

/** Returns whether the browser sends the Global Privacy Control signal: then nothing is asked and nothing is sent. */
export function isPrivacySignaled(): boolean {
  // Not in TypeScript's types yet: https://w3c.github.io/gpc/
  const browser: Navigator & {globalPrivacyControl?: boolean} = navigator
  return browser.globalPrivacyControl === true
}

/** The visitor's answer about analytics, kept in local storage. */
export const consent = {
  isGranted: (): boolean => !isPrivacySignaled() && choice.get() === 'granted',
  isUndecided: (): boolean => !['granted', 'denied'].includes(choice.get() ?? ''),
  decide: (answer: 'granted' | 'denied'): void => choice.set(answer),
  subscribe: choice.subscribe,
}
