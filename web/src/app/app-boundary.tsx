import type {ReactNode} from 'react'
import {ErrorBoundary, type FallbackProps} from 'react-error-boundary'
import {env} from '../config/env.ts'
import {reportError} from '../services/error-log/report-error.ts'

/** Shows a message if the site cannot be rendered. Its text is in code because it must work without content. */
export function AppBoundary({children}: {children: ReactNode}) {
  return (
    <ErrorBoundary FallbackComponent={SiteFailed} onError={onError}>
      {children}
    </ErrorBoundary>
  )
}

const onError = (error: unknown) =>
  reportError(error, {category: 'UI_COMPONENT', component: 'App', userFacing: true})

function SiteFailed({error}: FallbackProps) {
  return (
    <main className="error-fallback" role="alert">
      <h1>Something went wrong</h1>
      <p>Please try refreshing the page</p>
      {env.development && <pre>{String(error)}</pre>}
      <button type="button" onClick={() => location.reload()}>
        Refresh
      </button>
    </main>
  )
}
