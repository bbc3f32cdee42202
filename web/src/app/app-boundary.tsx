import type {ReactNode} from 'react'
import {ErrorBoundary} from 'react-error-boundary'
import {reportError} from '../services/error-log/report-error.ts'

/** The last resort when the page itself cannot be rendered. */
export function AppBoundary({children}: {children: ReactNode}) {
  return (
    <ErrorBoundary fallback={failed} onError={onError}>
      {children}
    </ErrorBoundary>
  )
}

function onError(error: unknown): void {
  reportError(error, {category: 'UI_COMPONENT', component: 'App', userFacing: true})
}

// These texts are in the code, because there may be no content at all.
const failed = (
  <main className="error-fallback" role="alert">
    <h1>Something went wrong</h1>
    <p>Please try refreshing the page</p>
    <button type="button" onClick={() => location.reload()}>
      Refresh
    </button>
  </main>
)
