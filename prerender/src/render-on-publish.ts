import type {SanityClient} from '@sanity/client'
import type {Touched} from './answers.ts'
import type {RenderReport} from './render-report.ts'
import type {SiteRenderer} from './site-renderer.ts'

// Publishes that follow each other closely are one round, as long as the first need not wait for long. In milliseconds.
const gatherMs = 20
const longestGatherMs = 100
const retryAfterMs = 5000

/**
 * Renders again what each publish touches, and what a new day does: figures and rules hold on certain days. After the connection to the lake came back whatever changed in between. What is
 * published while pages are rendered comes before those that still wait. Calls `onEnd` when the lake ends the connection for good.
 * Returns a function that stops it.
 */
export function renderOnPublish(
  lake: SanityClient,
  site: SiteRenderer,
  report: (report: RenderReport) => void,
  onEnd: (error: unknown) => void,
  dayCheckMs = 10_000,
): () => void {
  let touched: Touched = new Set()
  let firstEventAt = 0
  let isDue = false
  let isRendering = false
  let timer: NodeJS.Timeout | undefined

  const refreshIfDue = async () => {
    if (!isDue) return
    const tags = touched
    isDue = false
    touched = new Set()
    await site.refresh(tags)
  }
  const render = async () => {
    isDue = true
    if (isRendering) return
    isRendering = true
    const whole: RenderReport = {pages: 0, failures: []}
    try {
      await refreshIfDue()
      for (let part = await site.renderNext(); part || isDue; part = await site.renderNext()) {
        whole.pages += part?.pages ?? 0
        whole.failures.push(...(part?.failures ?? []))
        await refreshIfDue()
      }
    } catch (error) {
      console.error(
        `The site could not be rendered again; its pages stay as they are until the next attempt in ${retryAfterMs / 1000} s.`,
        error,
      )
      touched = 'everything'
      isDue = false
      schedule(retryAfterMs)
    }
    isRendering = false
    report(whole)
  }
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
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
  const subscription = lake.live.events().subscribe({
    next: (event) => {
      if (event.type === 'message') touch(new Set(event.tags))
      // A connection is new, or could not take up where the last one ended: events may have been missed.
      else if (event.type === 'welcome' || event.type === 'restart') touch('everything')
      else if (event.type === 'goaway')
        onEnd(new Error(`The content lake ended the connection: ${event.reason}`))
    },
    error: onEnd,
  })
  // A machine may sleep, and its clock be set: the day is asked for again and again instead of waited for.
  const days = setInterval(() => {
    if (site.isAnotherDay) touch(new Set())
  }, dayCheckMs)
  return () => {
    clearInterval(days)
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
