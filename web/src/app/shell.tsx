import {Suspense} from 'react'
import {Consent} from '../layout/consent.tsx'
import {Footer} from '../layout/footer.tsx'
import {Header} from '../layout/header.tsx'
import {OutboxNotice} from '../layout/outbox-notice.tsx'
import {SkipLink} from '../layout/skip-link.tsx'
import {Hydrated} from './hydrated.tsx'
import {LastGoodSite} from './last-good-site.tsx'
import {PageBoundary} from './page-boundary.tsx'
import {PageTransition} from './page-transition.tsx'
import {PageViewTracking} from './page-view-tracking.tsx'
import {RedirectOrPage} from './redirect-or-page.tsx'

/** What stands around every page. */
export function Shell() {
  return (
    <>
      <LastGoodSite name="Header">
        <SkipLink />
        <Consent />
        <Header />
        <OutboxNotice />
      </LastGoodSite>
      <main id="main" tabIndex={-1}>
        {/* Not seen after the first page: see site-router.tsx. */}
        <Suspense fallback={null}>
          <PageBoundary>
            <LastGoodSite name="Page">
              <PageTransition>
                <RedirectOrPage />
                <PageViewTracking />
              </PageTransition>
            </LastGoodSite>
          </PageBoundary>
          <Hydrated />
        </Suspense>
      </main>
      <LastGoodSite name="Footer">
        <Footer />
      </LastGoodSite>
    </>
  )
}
