import {createContext, type ReactNode, useContext, useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.ts'
import {fill} from '../lib/fill.ts'
import {elementAt, moveFocus, useScrollPosition} from './use-scroll-position.ts'

/** Announces a title to screen readers; undefined on the first page of a visit, which the browser announces. */
const AnnounceContext = createContext<((title: string) => void) | undefined>(undefined)

/** Fades in each page after the first of a visit, and restores its scroll position. */
export function PageTransition({children}: {children: ReactNode}) {
  const {pathname} = useLocation()
  const [shown, setShown] = useState({pathname, navigated: false})
  if (shown.pathname !== pathname) setShown({pathname, navigated: true})
  const {routeAnnouncement} = useInterfaceText()
  const [title, setTitle] = useState('')
  useScrollPosition()
  return (
    <>
      <AnnounceContext value={shown.navigated ? setTitle : undefined}>
        <div key={pathname} className={shown.navigated ? 'page-enter' : undefined}>
          {children}
        </div>
      </AnnounceContext>
      <p className="sr-only" aria-live="polite">
        {title && fill(routeAnnouncement ?? '{title}', {title})}
      </p>
    </>
  )
}

/** Focuses the heading of its page unless the address names another place, and announces the title, also when the page replaces an error message. */
export function Arrival() {
  const announce = useContext(AnnounceContext)
  useEffect(() => {
    if (!announce) return
    if (!elementAt(window.location.hash)) moveFocus(document.querySelector('#main h1'))
    announce(document.title)
  }, [announce])
  return null
}
