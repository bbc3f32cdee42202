import {Suspense} from 'react'
import {Consent} from '../layout/consent.tsx'
import {Footer} from '../layout/footer.tsx'
import {Header} from '../layout/header.tsx'
import {OutboxNotice} from '../layout/outbox-notice.tsx'
import {SkipLink} from '../layout/skip-link.tsx'
import {FollowProvider} from '../ui/follow.tsx'
import {Arrival} from './arrival.tsx'
import {PageBoundary} from './page-boundary.tsx'
import {PageVisit} from './page-visit.tsx'
import {Pages} from './pages.tsx'

/** What stands around every page. */
export function Shell({onStart}: {onStart: (() => void) | undefined}) {
  return (
    <FollowProvider>
      <SkipLink />
      <Consent />
      <Header />
      <OutboxNotice />
      <main id="main" tabIndex={-1}>
        {/* Navigation is a transition: as this boundary has been shown, the page before stays until the next one is there. */}
        <Suspense fallback={null}>
          <PageBoundary>
            <Arrival onStart={onStart}>
              <Pages />
              <PageVisit />
            </Arrival>
          </PageBoundary>
        </Suspense>
      </main>
      <Footer />
    </FollowProvider>
  )
}
