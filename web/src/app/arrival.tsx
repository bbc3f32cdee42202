import {type ReactNode, useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.tsx'
import {fill} from '../lib/fill.ts'
import {useScrollPosition} from './scroll-position.ts'

/**
 * What happens when the visitor arrives on another page: it fades in, the focus goes to its heading, its title is
 * announced, the scroll position is right. The first page of a visit is the browser's own.
 */
export function Arrival({onStart, children}: {onStart: (() => void) | undefined; children: ReactNode}) {
  const {pathname} = useLocation()
  const [shown, setShown] = useState({pathname, moved: false})
  if (shown.pathname !== pathname) setShown({pathname, moved: true})
  useScrollPosition()
  // In here, because React brings the inside of a Suspense boundary to life after what is around it.
  useEffect(() => onStart?.(), [onStart])
  return (
    <>
      <div key={pathname} className={shown.moved ? 'page-enter' : undefined}>
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
