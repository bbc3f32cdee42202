import {useIsFetching} from '@tanstack/react-query'
import {useEffect, useReducer, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.ts'
import {contentPath} from '../pages/content-path.ts'

// In milliseconds. A faster navigation shows no progress.
const delay = 200

/**
 * A bar at the top while the next page loads. The router changes the address at once and keeps the previous page until then, so
 * the document is also titled as loading.
 */
export function NavigationProgress() {
  const {loading} = useInterfaceText()
  const {pathname} = useLocation()
  useRenderOnNavigation()
  const loadingPages = useIsFetching({
    queryKey: ['page'],
    predicate: ({queryKey, state}) =>
      state.data === undefined &&
      queryKey[1] !== contentPath(pathname) &&
      queryKey[1] === contentPath(window.location.pathname),
  })
  const isLoading = loadingPages > 0
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const title = document.querySelector('head title')
    const before = title?.textContent ?? ''
    const timer = setTimeout(() => {
      setShown(true)
      if (title) title.textContent = loading ?? before
    }, delay)
    return () => {
      clearTimeout(timer)
      setShown(false)
      // React replaces the element with that of the next page; without a next page the title is restored.
      if (title?.isConnected) title.textContent = before
    }
  }, [isLoading, loading])
  return (
    <div role="status" className={isShown ? 'navigation-progress' : undefined} data-screen-only>
      {isShown && <span className="sr-only">{loading}</span>}
    </div>
  )
}

/** Takes the place of a page that Back or Forward leads to while it loads. */
export function PageLoading() {
  const {loading} = useInterfaceText()
  return (
    <div role="status" className="min-h-screen">
      <title>{loading}</title>
      <div className="navigation-progress" />
      <span className="sr-only">{loading}</span>
    </div>
  )
}

/**
 * Renders again when the address may have changed: a page that was prefetched on pointing is loading already when it is clicked, so
 * react-query has nothing to report.
 */
function useRenderOnNavigation(): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const afterRouter = () => setTimeout(render)
    window.addEventListener('popstate', afterRouter)
    document.addEventListener('click', afterRouter)
    return () => {
      window.removeEventListener('popstate', afterRouter)
      document.removeEventListener('click', afterRouter)
    }
  }, [])
}
