import {type QueryClient, QueryClientProvider, useSuspenseQuery} from '@tanstack/react-query'
import {StrictMode, Suspense} from 'react'
import {SiteProvider} from '../content/site-context.tsx'
import {siteOptions} from '../pages/content-queries.ts'
import {AppBoundary} from './app-boundary.tsx'
import {Shell} from './shell.tsx'

type Props = {
  client: QueryClient
  /** Called once the page answers its visitor; on a server never. */
  onStart?: (() => void) | undefined
}

/** The whole site inside of a router, which differs between the browser and the prerenderer. */
export function App({client, onStart}: Props) {
  return (
    <StrictMode>
      <AppBoundary>
        <QueryClientProvider client={client}>
          <Suspense fallback={null}>
            <Site onStart={onStart} />
          </Suspense>
        </QueryClientProvider>
      </AppBoundary>
    </StrictMode>
  )
}

function Site({onStart}: Pick<Props, 'onStart'>) {
  const {data: site} = useSuspenseQuery(siteOptions)
  return (
    <SiteProvider site={site}>
      <Shell onStart={onStart} />
    </SiteProvider>
  )
}
