/** 'denied' also stands for Global Privacy Control, whatever was chosen before. */
export type ConsentChoice = 'granted' | 'denied' | 'undecided'

export type AnalyticsConsent = {
  choice(): ConsentChoice
  /** The browser sends the Global Privacy Control signal: no banner is needed, nothing may be sent. */
  globalPrivacyControl: boolean
  decide(choice: 'granted' | 'denied'): void
  /** Called on each change, from other tabs too. Returns the way out. */
  onChange(listener: (choice: ConsentChoice) => void): () => void
}
