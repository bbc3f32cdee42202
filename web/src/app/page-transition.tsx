import {type ReactNode, useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.ts'
import {fill} from '../lib/fill.ts'
import {useScrollPosition} from './use-scroll-position.ts'

/**
 * What happens after a navigation to another page: it fades in, its heading gets the focus, its title is announced, the scroll position is
 * set. The first page of a visit is left to the browser.
 */
export function PageTransition({children}: {children: ReactNode}) {
  const {pathname} = useLocation()
  const [shown, setShown] = useState({pathname, navigated: false})
  if (shown.pathname !== pathname) setShown({pathname, navigated: true})
  useScrollPosition()
  return (
    <>
      <div key={pathname} className={shown.navigated ? 'page-enter' : undefined}>
        {children}
      </div>
      <Announcement pathname={pathname} />
    </>
  )
}

function Announcement({pathname}: {pathname: string}) {
  const {routeAnnouncement} = useInterfaceText()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({preventScroll: true})
    setTitle(document.title)
  }, [pathname])
  return (
    <p className="sr-only" aria-live="polite">
      {title && fill(routeAnnouncement ?? '{title}', {title})}
    </p>
  )
}
