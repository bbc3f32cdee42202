import {type ComponentProps, lazy, Suspense} from 'react'
import {env} from '../config/env.ts'
import {useClientValue} from '../ui/use-client-value.ts'
import type {ConsentSettings as Settings} from './consent-banner.tsx'

// If the code cannot be loaded, no consent is asked for and no visit is counted.
const load = () => import('./consent-banner.tsx').catch(() => undefined)
const Nothing = () => null
const LazyBanner = lazy(async () => ({default: (await load())?.ConsentBanner ?? Nothing}))
const LazySettings = lazy(async () => ({default: (await load())?.ConsentSettings ?? Nothing}))

/** Loads the consent banner, only if visits are counted at all. */
export function Consent() {
  return useMeasuresVisits() ? (
    <Suspense fallback={null}>
      <LazyBanner />
    </Suspense>
  ) : null
}

/** Opens the question again; for the footer. */
export function ConsentSettings(props: ComponentProps<typeof Settings>) {
  return useMeasuresVisits() ? (
    <Suspense fallback={null}>
      <LazySettings {...props} />
    </Suspense>
  ) : null
}

const useMeasuresVisits = () => useClientValue(env.measuresVisits, false)
