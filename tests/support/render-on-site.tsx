import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import {SiteContext} from '@upline/web/content/site-context.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import {type ReactElement, type ReactNode, useState} from 'react'
import {BrowserRouter} from 'react-router-dom'
import {site as plainSite} from '../fixtures/site.ts'

export type Surroundings = {site?: SiteData; client?: QueryClient; history?: string[]}

/** Renders with the providers of the site's shell. `history` ends with the current page. */
export function renderOnSite(element: ReactElement, surroundings: Surroundings = {}) {
  return render(<OnSite {...surroundings}>{element}</OnSite>)
}

export function OnSite({
  site = plainSite,
  client = new QueryClient(),
  history = ['/'],
  children,
}: Surroundings & {children: ReactNode}) {
  useState(() => {
    for (const address of history) window.history.pushState(null, '', address)
  })
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <SiteContext value={site}>{children}</SiteContext>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
