import {type FunctionComponent, lazy, Suspense} from 'react'
import {env} from '../config/env.ts'
import {isPrivacySignaled} from '../services/analytics/consent.ts'
import {useClientValue} from '../ui/use-client-value.ts'

// If the code cannot be loaded, no consent is asked for and no visit is counted.
const load = () => import('./consent-banner.tsx').catch(() => undefined)
const Nothing: FunctionComponent<{className?: string}> = () => null
const LazyBanner = lazy(async () => ({default: (await load())?.ConsentBanner ?? Nothing}))
const LazySettings = lazy(async () => ({default: (await load())?.ConsentSettings ?? Nothing}))

/** Loads the consent banner if there is something to ask. */
export function Consent() {
  return useHasQuestion() ? (
    <Suspense fallback={null}>
      <LazyBanner />
    </Suspense>
  ) : null
}

/** Opens the question again; for the footer. */
export function ConsentSettings(props: {className?: string}) {
  return useHasQuestion() ? (
    <Suspense fallback={null}>
      <LazySettings {...props} />
    </Suspense>
  ) : null
}

/** Returns whether visits are counted at all, and the browser has not answered for all sites (Global Privacy Control). */
const useHasQuestion = () => useClientValue(env.measuresVisits && !isPrivacySignaled(), false)
