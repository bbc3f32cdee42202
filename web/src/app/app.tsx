import {type QueryClient, QueryClientProvider, useSuspenseQuery} from '@tanstack/react-query'
import {StrictMode, Suspense} from 'react'
import {SiteContext} from '../content/site-context.ts'
import {SiteIcons} from '../layout/site-icons.tsx'
import {siteOptions} from '../pages/page-queries.ts'
import {AppBoundary} from './app-boundary.tsx'
import {PreviewWhenFramed} from './preview-when-framed.tsx'
import {Shell} from './shell.tsx'

/** The whole site inside of a router, which differs between the browser and the prerenderer. */
export function App({client}: {client: QueryClient}) {
  return (
    <StrictMode>
      <AppBoundary>
        <QueryClientProvider client={client}>
          <Suspense fallback={null}>
            <Site />
          </Suspense>
        </QueryClientProvider>
      </AppBoundary>
    </StrictMode>
  )
}

function Site() {
  const {data: site} = useSuspenseQuery(siteOptions)
  return (
    <SiteContext value={site}>
      <SiteIcons />
      <PreviewWhenFramed>
        <Shell />
      </PreviewWhenFramed>
    </SiteContext>
  )
}
