import {decoded} from '@upline/domain/content/decoded.ts'
import {useEffect, useState, useSyncExternalStore} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.ts'

// In milliseconds. A faster navigation shows no progress.
const delay = 200

/** A bar and a title while the next page loads: the router changes the address at once and shows the previous page until then. */
export function NavigationProgress() {
  const {loading} = useInterfaceText()
  const {pathname} = useLocation()
  const address = useSyncExternalStore(
    onNavigation,
    () => window.location.pathname,
    () => pathname,
  )
  const isLoading = decoded(address) !== decoded(pathname)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    window.addEventListener('click', ignoreRepeated, true)
    const title = document.querySelector('head title')
    const before = title?.textContent ?? ''
    const timer = setTimeout(() => {
      setShown(true)
      if (title) title.textContent = loading ?? before
    }, delay)
    return () => {
      window.removeEventListener('click', ignoreRepeated, true)
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

/** Prevents a second entry in the history by another click on the link whose page is loading, such as a double click. */
function ignoreRepeated(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event
  const anchor = target instanceof Element && target.closest('a')
  const opensWindow = ctrlKey || metaKey || shiftKey
  if (anchor && anchor.href === window.location.href && !opensWindow) event.preventDefault()
}

/** Replaces the page that Back or Forward leads to while it loads. */
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

const causes = ['click', 'keyup', 'popstate']

/** Reads the address after each event that may change it, because a step back to the page that is still shown renders nothing. */
function onNavigation(readAgain: () => void): () => void {
  for (const cause of causes) window.addEventListener(cause, readAgain)
  return () => {
    for (const cause of causes) window.removeEventListener(cause, readAgain)
  }
}
