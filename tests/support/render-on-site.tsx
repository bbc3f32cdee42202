import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import type {ReactElement} from 'react'
import {MemoryRouter, useLocation} from 'react-router-dom'
import {SiteProvider} from '../../web/src/content/site-context.tsx'
import type {SiteData} from '../../web/src/content/types.ts'
import {FollowProvider} from '../../web/src/ui/follow.tsx'
import {site as plainSite} from '../fixtures/site.ts'

export type Surroundings = {site?: SiteData; client?: QueryClient; history?: string[]}

/** Renders inside of what the site's shell provides; `history` ends with the page that is shown. */
export function renderOnSite(element: ReactElement, surroundings: Surroundings = {}) {
  return render(<OnSite {...surroundings}>{element}</OnSite>)
}

export function OnSite({
  site = plainSite,
  client = new QueryClient(),
  history = ['/'],
  children,
}: Surroundings & {children: ReactElement}) {
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={history}>
        <SiteProvider site={site}>
          <FollowProvider>{children}</FollowProvider>
          <CurrentPath />
        </SiteProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** Where the router is, for a test to read. */
function CurrentPath() {
  return <span data-testid="path">{useLocation().pathname}</span>
}
