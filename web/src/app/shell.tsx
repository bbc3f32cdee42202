import {type ReactNode, Suspense} from 'react'
import {ErrorBoundary} from 'react-error-boundary'
import {useSite} from '../content/site-context.ts'
import {Consent} from '../layout/consent.tsx'
import {Footer} from '../layout/footer.tsx'
import {Header} from '../layout/header.tsx'
import {OutboxNotice} from '../layout/outbox-notice.tsx'
import {SkipLink} from '../layout/skip-link.tsx'
import {reportError} from '../services/error-log/report-error.ts'
import {Hydrated} from './hydrated.tsx'
import {NavigationProgress, PageLoading} from './navigation-progress.tsx'
import {PageBoundary} from './page-boundary.tsx'
import {Arrival, PageTransition} from './page-transition.tsx'
import {PageViewTracking} from './page-view-tracking.tsx'
import {RedirectOrPage} from './redirect-or-page.tsx'

/** Header, page and footer. If one fails, the others stay. */
export function Shell() {
  return (
    <>
      <NavigationProgress />
      <PartBoundary name="Header">
        <SkipLink />
        <Consent />
        <Header />
        <OutboxNotice />
      </PartBoundary>
      <main id="main" tabIndex={-1}>
        {/* A link keeps the previous page in a transition. Back and Forward do not: React renders them at once to restore the scroll position. */}
        <Suspense fallback={<PageLoading />}>
          <PageTransition>
            <PageBoundary>
              <RedirectOrPage />
              <PageViewTracking />
              <Arrival />
            </PageBoundary>
          </PageTransition>
          <Hydrated />
        </Suspense>
      </main>
      <PartBoundary name="Footer">
        <Footer />
      </PartBoundary>
    </>
  )
}

/** Leaves out a part of the page that fails; the next version of the site's content is tried again. */
function PartBoundary({name, children}: {name: string; children: ReactNode}) {
  const onError = (error: unknown) => reportError(error, {component: name, userFacing: true})
  return (
    <ErrorBoundary fallback={null} onError={onError} resetKeys={[useSite()]}>
      {children}
    </ErrorBoundary>
  )
}
