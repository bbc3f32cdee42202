import type {QueryClient} from '@tanstack/react-query'
import {type ReactNode, startTransition, useLayoutEffect, useState} from 'react'
import {UNSAFE_createBrowserHistory as createBrowserHistory, Router} from 'react-router-dom'
import {contentPath} from '../pages/content-path.ts'
import {hasPage} from '../pages/page-queries.ts'

/**
 * React Router's BrowserRouter, which renders every navigation in a transition: the page before stays while the next one is fetched, but
 * rendering is cut into pieces of 5 ms. Here another page that is loaded already is rendered at once.
 */
export function SiteRouter({client, children}: {client: QueryClient; children: ReactNode}) {
  const [history] = useState(() => createBrowserHistory({v5Compat: true}))
  const [{location, action}, setState] = useState({location: history.location, action: history.action})
  const {pathname} = location
  useLayoutEffect(
    () =>
      history.listen(({location, action}) => {
        const update = () => setState({location, action})
        const isOther = location.pathname !== pathname
        if (isOther && hasPage(client, contentPath(location.pathname))) update()
        else startTransition(update)
      }),
    [history, client, pathname],
  )
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
