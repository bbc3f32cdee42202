import {type QueryClient, QueryClientProvider, useSuspenseQuery} from '@tanstack/react-query'
import {type ReactNode, StrictMode, Suspense, useCallback, useDeferredValue} from 'react'
import {ErrorBoundary, type FallbackProps} from 'react-error-boundary'
import {PageViewTracking} from '../analytics/page-view-tracking.tsx'
import {siteInState, useStoredState} from '../content/chosen-state.ts'
import {RenderedAtContext} from '../content/clock.ts'
import type {Answer} from '../content/content-query.ts'
import {SiteContext, useInterfaceText, useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {SiteContent} from '../content/types.ts'
import {reportError} from '../errors/report-error.ts'
import {OutboxNotice} from '../inquiry/outbox-notice.tsx'
import {env} from '../lib/env.ts'
import {ContentPage} from '../page/content-page.tsx'
import {NavigationProgress, PageLoading} from '../page/navigation-progress.tsx'
import {PageBoundary} from '../page/page-boundary.tsx'
import {Arrival, PageTransition} from '../page/page-transition.tsx'
import {siteOptions} from '../page/queries.ts'
import {PreviewWhenFramed} from '../preview/preview-when-framed.tsx'
import {Button} from '../ui/button.tsx'
import {Consent} from './consent.tsx'
import {Footer} from './footer.tsx'
import {Header} from './header.tsx'
import {Hydrated} from './hydrated.tsx'
import {SiteIcons} from './site-icons.tsx'

type Props = {
  client: QueryClient
  /** When the document was prerendered, in milliseconds since 1970. */
  renderedAt?: number | undefined
  onHydrated?: () => void
}

/** The whole site, inside a router: BrowserRouter in a browser, StaticRouter in the prerenderer. */
export function App({client, renderedAt, onHydrated}: Props) {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={SiteFailed} onError={reportAppError}>
        <QueryClientProvider client={client}>
          <RenderedAtContext value={renderedAt}>
            <Suspense fallback={null}>
              <Site onHydrated={onHydrated} />
            </Suspense>
          </RenderedAtContext>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}

type Shown = {onHydrated: (() => void) | undefined}

/** Loads the content that all pages share. */
function Site({onHydrated}: Shown) {
  const state = useDeferredValue(useStoredState())
  const select = useCallback(
    ({result}: Answer<SiteContent>) => {
      const local = siteInState(result, state)
      return resolveContent(local, local.facts)
    },
    [state],
  )
  const {data: site} = useSuspenseQuery({...siteOptions, select})
  return (
    <SiteContext value={site}>
      <SiteIcons />
      <PreviewWhenFramed>
        <Shell onHydrated={onHydrated} />
      </PreviewWhenFramed>
    </SiteContext>
  )
}

/** Header, page and footer. If one fails, the others stay. */
function Shell({onHydrated}: Shown) {
  return (
    <>
      <NavigationProgress />
      <PartBoundary name="Header">
        <SkipLinks />
        <Consent />
        <Header />
        <OutboxNotice />
      </PartBoundary>
      <main id="main" tabIndex={-1}>
        {/* A link keeps the previous page in a transition. Back and Forward do not: React renders them at once to restore the scroll position. */}
        <Suspense fallback={<PageLoading />}>
          <PageTransition>
            <PageBoundary>
              <ContentPage />
              <PageViewTracking />
              <Arrival />
            </PageBoundary>
          </PageTransition>
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      </main>
      <PartBoundary name="Footer">
        <Footer />
      </PartBoundary>
    </>
  )
}

const skipLinkClass =
  'fixed top-2 left-2 z-50 rounded-sm bg-fill px-5 py-3 font-semibold text-on-fill not-focus:sr-only'

/** The first focusable elements of every page; visible only while focused. */
function SkipLinks() {
  const labels = useInterfaceText()
  return (
    <>
      <a href="#main-navigation" className={skipLinkClass}>
        {labels.skipLink}
      </a>
      <a href="#main" className={skipLinkClass}>
        {labels.skipToContent}
      </a>
    </>
  )
}

/** Leaves out a part of the page that fails; the next version of the site's content is tried again. */
function PartBoundary({name, children}: {name: string; children: ReactNode}) {
  const site = useSite()
  const onError = (error: unknown) => reportError(error, {component: name, userFacing: true})
  return (
    <ErrorBoundary fallback={null} onError={onError} resetKeys={[site]}>
      {children}
    </ErrorBoundary>
  )
}

const reportAppError = (error: unknown) =>
  reportError(error, {category: 'UI_COMPONENT', component: 'App', userFacing: true})

/** Shown if the site cannot be rendered. Its text is in code because it must work without content. */
function SiteFailed({error}: FallbackProps) {
  return (
    <main className="container-page py-24" role="alert">
      <h1 className="mb-4">Something went wrong</h1>
      <p className="mb-8">Please try refreshing the page</p>
      {env.development && <pre>{String(error)}</pre>}
      <Button onClick={() => location.reload()}>Refresh</Button>
    </main>
  )
}
