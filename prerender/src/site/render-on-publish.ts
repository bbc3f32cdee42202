import {setTimeout as wait} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import type {Touched} from '../lake/fetch.ts'
import type {RenderReport, Site} from './site.ts'

// In milliseconds. Publishes in quick succession are rendered together, unless the first would wait too long.
const gatherMs = 20
const longestGatherMs = 100
const retryAfterMs = 5000
/** Maximum time that the first rendering waits for the connection to the lake. */
const longestConnectMs = 3000

interface RenderOnPublish {
  /** Renders the site for the first time. Begins once publishes are received, so that none is missed and nothing is fetched twice. */
  renderFirst: () => Promise<void>
  /** Called with each transaction that arrives. */
  arrive?: (transaction: string) => void
  /** Called before the site is rendered again, because transactions arrived, or after a new date or a lost connection. */
  begin?: () => Promise<void>
  report: (report: RenderReport) => void
  /** The lake ended the connection for good. */
  onEnd: (error: unknown) => void
  dayCheckMs?: number
}

/** Renders the site, then what a publish, a new date or a lost connection changes. Resolves after the first rendering, or rejects. */
export async function renderOnPublish(
  lake: SanityClient,
  site: Site,
  {renderFirst, arrive, begin, report, onEnd, dayCheckMs = 10_000}: RenderOnPublish,
): Promise<{stop: () => void; isPending: () => boolean}> {
  let touched: Touched = new Set()
  let firstEventAt = 0
  let isDue = false
  // The first rendering begins at once.
  let isRendering = true
  let hasBegun = false
  let timer: NodeJS.Timeout | undefined
  const render = async () => {
    isDue = true
    if (isRendering) return
    isRendering = true
    try {
      do {
        if (isDue) {
          const tags = touched
          isDue = false
          touched = new Set()
          await begin?.()
          await site.refresh(tags)
        }
      } while ((await site.renderNext()) || isDue)
    } catch (error) {
      console.error(
        `The site could not be rendered again; its pages stay unchanged until the next attempt in ${retryAfterMs / 1000} s.`,
        error,
      )
      touched = 'everything'
      isDue = false
      schedule(retryAfterMs)
    }
    isRendering = false
    report(site.takeReport())
  }
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      firstEventAt = 0
      void render()
    }, ms)
  }
  const touch = (tags: Touched) => {
    touched =
      touched === 'everything' || tags === 'everything' ? 'everything' : new Set([...touched, ...tags])
    firstEventAt ||= Date.now()
    schedule(Math.min(gatherMs, Math.max(0, firstEventAt + longestGatherMs - Date.now())))
  }

  const connected = Promise.withResolvers<void>()
  const subscription = lake.live.events().subscribe({
    next: (event) => {
      if (event.type === 'welcome') connected.resolve()
      if (event.type === 'message') {
        arrive?.(event.id)
        touch(new Set(event.tags))
      }
      // A connection that is new or could not resume: events may have been missed.
      else if (event.type === 'welcome' || event.type === 'restart') {
        if (hasBegun) touch('everything')
      } else if (event.type === 'goaway')
        onEnd(new Error(`The content lake ended the connection: ${event.reason}`))
    },
    error: onEnd,
  })
  const stop = () => {
    clearInterval(days)
    clearTimeout(timer)
    subscription.unsubscribe()
  }
  // A machine may sleep and its clock may change, so the date is checked at intervals.
  const days = setInterval(() => {
    if (site.isAnotherDay) touch(new Set())
  }, dayCheckMs)
  // A lake that cannot be reached is reported by the first rendering.
  await Promise.race([connected.promise, wait(longestConnectMs)])
  hasBegun = true
  try {
    await renderFirst()
  } catch (error) {
    stop()
    throw error
  }
  isRendering = false
  if (isDue) void render()
  return {stop, isPending: () => timer !== undefined || isRendering}
}
