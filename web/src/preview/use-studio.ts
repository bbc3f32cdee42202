import {enableVisualEditing, type HistoryAdapter, type HistoryUpdate} from '@sanity/visual-editing'
import {isDate} from '@upline/domain/dates/date.ts'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
import {useLocation, useNavigate, useNavigationType} from 'react-router-dom'

type Notify = Parameters<HistoryAdapter['subscribe']>[0]

const updates = {PUSH: 'push', POP: 'pop', REPLACE: 'replace'} as const

/** Lays the Studio's overlay over the page, and lets the Studio and the page go to the same address. */
export function useStudio(): void {
  const {pathname, search, hash} = useLocation()
  const type = updates[useNavigationType()]
  const navigate = useNavigate()
  const [date] = useState(() => shownDate(search))
  const url = withShownDate(`${pathname}${search}${hash}`, date)
  const notifyStudio = useRef<Notify | undefined>(undefined)
  const report = useEffectEvent(() => notifyStudio.current?.({type: 'replace', url}))
  const follow = useEffectEvent((update: HistoryUpdate) => {
    if (update.type === 'pop') void navigate(-1)
    else if (shownDate(update.url) !== date) location.assign(update.url)
    else if (update.url !== url) void navigate(update.url, {replace: update.type === 'replace'})
  })

  useEffect(
    () =>
      enableVisualEditing({
        history: {
          subscribe: (next) => {
            notifyStudio.current = next
            report()
            // Tells the Studio again, because an address that it sends while this page loads can be lost.
            const timer = setInterval(() => report(), 3000)
            return () => {
              clearInterval(timer)
              notifyStudio.current = undefined
            }
          },
          update: (update) => follow(update),
        },
      }),
    [],
  )
  useEffect(() => notifyStudio.current?.({type, url}), [type, url])
}

const parameter = 'date'

/**
 * Returns the date whose site the preview shows, from an address such as `/about?date=2027-01-01`, or a past moment such as
 * `2026-10-15T18:30:00.000Z`.
 */
export function shownDate(address: string): string | undefined {
  const date = new URL(address, 'http://site').searchParams.get(parameter)
  const isMoment = date?.endsWith('Z') && date.length > 11 && !Number.isNaN(Date.parse(date))
  return isDate(date) || (date && isMoment) ? date : undefined
}

/** Adds the date to an address, so that the Studio's address keeps it when the editor follows a link. */
function withShownDate(address: string, date: string | undefined): string {
  if (!date) return address
  const url = new URL(address, 'http://site')
  url.searchParams.set(parameter, date)
  return `${url.pathname}${url.search}${url.hash}`
}
