import {useQueryClient} from '@tanstack/react-query'
import {type ReactNode, useCallback, useEffect, useTransition} from 'react'
import {ErrorBoundary, type FallbackProps} from 'react-error-boundary'
import {useLocation} from 'react-router-dom'
import {OfflineError} from '../content/content-query.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {reportError} from '../errors/report-error.ts'
import {env} from '../lib/env.ts'
import {reloadAfterDeploy} from '../lib/reload-after-deploy.ts'
import {Button} from '../ui/button.tsx'
import {Arrival} from './page-transition.tsx'
import {CodeNotLoadedError} from './page-types.ts'
import {forgetFailedQueries} from './query-client.ts'

/** Shows a message instead of a page that cannot be loaded or rendered; header and footer stay. */
export function PageBoundary({children}: {children: ReactNode}) {
  const {pathname} = useLocation()
  return (
    // Keyed by path, so that the message of one page goes away with it.
    <ErrorBoundary key={pathname} FallbackComponent={PageFailed} onError={onError}>
      {children}
    </ErrorBoundary>
  )
}

function onError(error: unknown): void {
  reportError(error, {component: 'Page', userFacing: true})
  if (error instanceof CodeNotLoadedError) reloadAfterDeploy(window)
}

function PageFailed({error, resetErrorBoundary}: FallbackProps) {
  const {errorTitle, errorText, retry} = useInterfaceText()
  const client = useQueryClient()
  // In a transition the message stays until the page is there, or has failed again.
  const [isRetrying, startRetry] = useTransition()
  const tryAgain = useCallback(() => {
    // Browsers keep a failed import until a reload.
    if (error instanceof CodeNotLoadedError) return window.location.reload()
    forgetFailedQueries(client)
    startRetry(() => resetErrorBoundary())
  }, [client, error, resetErrorBoundary])
  useEffect(() => {
    // The network may be back before the message is shown, because React delays the second change within 300 ms.
    if (error instanceof OfflineError && navigator.onLine) return tryAgain()
    window.addEventListener('online', tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
      // So that Back fetches again instead of throwing the same error.
      forgetFailedQueries(client)
    }
  }, [client, error, tryAgain])
  return (
    <div className="container-page py-24">
      <title>{errorTitle}</title>
      <h1 className="mb-4">{errorTitle}</h1>
      <p className="mb-8">{errorText}</p>
      {env.development && <pre className="mb-8 whitespace-pre-wrap">{String(error)}</pre>}
      <Button aria-busy={isRetrying} onClick={tryAgain}>
        {retry}
      </Button>
      <Arrival />
    </div>
  )
}
