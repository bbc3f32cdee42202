import {lazy, Suspense} from 'react'
import {isPrivacySignaled} from '../analytics/consent.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {env} from '../lib/env.ts'
import {useClientValue} from '../ui/use-client-value.ts'

const bannerId = 'consent'

// If the code cannot be loaded, no consent is asked for and no visit is counted.
const LazyBanner = lazy(() => import('./consent-banner.tsx').catch(() => ({default: () => null})))

export function Consent() {
  return useHasQuestion() ? (
    <Suspense fallback={null}>
      <LazyBanner id={bannerId} />
    </Suspense>
  ) : null
}

/** Button that opens the consent banner again; for the footer. */
export function ConsentSettings({className}: {className?: string}) {
  const labels = useInterfaceText()
  return useHasQuestion() ? (
    <button type="button" popoverTarget={bannerId} popoverTargetAction="show" className={className}>
      {labels.consentSettings}
    </button>
  ) : null
}

/** Returns whether visits are counted at all, and the browser has not answered for all sites (Global Privacy Control). */
const useHasQuestion = () => useClientValue(env.measuresVisits && !isPrivacySignaled(), false)
