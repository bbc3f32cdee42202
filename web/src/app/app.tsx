import {type QueryClient, QueryClientProvider, useSuspenseQuery} from '@tanstack/react-query'
import {StrictMode, Suspense, useCallback} from 'react'
import {useStoredState} from '../content/chosen-state.ts'
import type {Answer} from '../content/content-query.ts'
import {SiteContext} from '../content/site-context.ts'
import {siteInState} from '../content/site-in-state.ts'
import {resolveContent} from '../content/tokens.ts'
import type {SiteContent} from '../content/types.ts'
import {SiteIcons} from '../layout/site-icons.tsx'
import {siteOptions} from '../pages/queries.ts'
import {AppBoundary} from './app-boundary.tsx'
import {PreviewWhenFramed} from './preview-when-framed.tsx'
import {Shell} from './shell.tsx'

/** The whole site, inside a router: BrowserRouter in a browser, StaticRouter in the prerenderer. */
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
  const state = useStoredState()
  const {data: site} = useSuspenseQuery({
    ...siteOptions,
    select: useCallback(
      ({result}: Answer<SiteContent>) => {
        const local = siteInState(result, state)
        return resolveContent(local, local.facts)
      },
      [state],
    ),
  })
  return (
    <SiteContext value={site}>
      <SiteIcons />
      <PreviewWhenFramed>
        <Shell />
      </PreviewWhenFramed>
    </SiteContext>
  )
}
