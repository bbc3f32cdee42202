import {type QueryClient, useQueryClient} from '@tanstack/react-query'
import {isDate} from '@upline/domain/dates/date.ts'
import {noonOf, todayIn} from '@upline/domain/dates/zoned-time.ts'
import {useEffect, useState} from 'react'
import {showMoment} from '../content/clock.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {env} from '../lib/env.ts'
import {siteTimeZone} from '../page/queries.ts'
import {Button} from '../ui/button.tsx'
import {AsItWas} from './as-it-was.tsx'
import {followStudio} from './follow-studio.ts'
import {trustStudioOnly} from './trust-studio-only.ts'
import {shownDate, useStudio} from './use-studio.ts'

/** Shows drafts for the rest of the visit. In its own window it also shows a banner. */
export function Preview() {
  const client = useQueryClient()
  useEffect(() => startPreview(client), [client])
  useStudio()
  // Links of the page do not repeat it.
  const [date] = useState(() => shownDate(location.search))
  // Only the site on one machine serves its archive.
  const isPast = date && (!isDate(date) || date < todayIn(siteTimeZone(client)))
  return (
    <>
      {window.parent === window && <DraftBanner />}
      {env.localBackend && isPast && <AsItWas moment={date} />}
    </>
  )
}

let isStarted = false

function startPreview(client: QueryClient): void {
  const {sanity, studioUrl} = env
  if (isStarted || !studioUrl) return
  isStarted = true
  const date = shownDate(location.search)
  if (date) showMoment(isDate(date) ? noonOf(siteTimeZone(client), date) : new Date(date))
  trustStudioOnly(window, studioUrl)
  followStudio(client, sanity)
}

function DraftBanner() {
  const labels = useInterfaceText()
  return (
    <div
      role="status"
      data-screen-only
      className="fixed inset-x-(--gutter) bottom-4 z-40 mx-auto flex w-fit flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-rule border-l-3 border-l-accent bg-raised px-5 py-3 lifted"
    >
      <p>{labels.draftBanner}</p>
      <Button look="text" onClick={leave}>
        {labels.draftExit}
      </Button>
    </div>
  )
}

/** Without an opener the page leaves the preview. */
function leave(): void {
  window.opener = null
  location.reload()
}
