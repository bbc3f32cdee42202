/** 'denied' also if the browser sends Global Privacy Control, whatever was chosen before. */
export type ConsentChoice = 'granted' | 'denied' | 'undecided'

export type AnalyticsConsent = {
  choice(): ConsentChoice
  /** The browser sends the Global Privacy Control signal: no banner is needed, nothing may be sent. */
  globalPrivacyControl: boolean
  decide(choice: 'granted' | 'denied'): void
  /** Called on each change, from other tabs too. Returns a cleanup function. */
  onChange(listener: (choice: ConsentChoice) => void): () => void
}

const storageKey = 'analytics_consent'

/** The visitor's answer about analytics, kept in local storage; where that is forbidden, until the page is left. */
export function createConsent(page: Window): AnalyticsConsent {
  // Not in TypeScript's types yet: https://w3c.github.io/gpc/
  const navigator: Navigator & {globalPrivacyControl?: boolean} = page.navigator
  const globalPrivacyControl = navigator.globalPrivacyControl === true
  const listeners = new Set<(choice: ConsentChoice) => void>()
  let chosen = read(page)
  const choice = () => (globalPrivacyControl ? 'denied' : chosen)

  function change(next: ConsentChoice): void {
    if (next === chosen) return
    chosen = next
    for (const listener of listeners) listener(choice())
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) change(parse(event.newValue))
  }

  return {
    choice,
    globalPrivacyControl,
    decide(next) {
      try {
        page.localStorage.setItem(storageKey, next)
      } catch {
        // Forbidden or full: the choice holds for this page.
      }
      change(next)
    },
    onChange(listener) {
      if (listeners.size === 0) page.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) page.removeEventListener('storage', onStorage)
      }
    },
  }
}

function read(page: Window): ConsentChoice {
  try {
    return parse(page.localStorage.getItem(storageKey))
  } catch {
    return 'undecided'
  }
}

function parse(stored: string | null): ConsentChoice {
  return stored === 'granted' || stored === 'denied' ? stored : 'undecided'
}
