import type {SanityClient} from '@sanity/client'
import type {Drawing, Site} from './site.ts'

// Publishing one document is often several mutations; they are one change.
const gatherMs = 20
const retryAfterMs = 5000

/**
 * Draws again what each change of published content concerns, and after the connection to the lake came back whatever
 * changed in between. What is published while pages are drawn comes before those that still wait. Ends the process when
 * the lake gives up the connection.
 */
export function renderOnPublish(lake: SanityClient, site: Site, report: (drawing: Drawing) => void): void {
  const changed = new Set<string>()
  let isAnythingPossible = false
  let isDrawing = false
  let timer: NodeJS.Timeout | undefined

  const learn = () => {
    const ids = isAnythingPossible ? undefined : [...changed]
    if (ids?.length === 0) return undefined
    isAnythingPossible = false
    changed.clear()
    return site.learn(ids)
  }
  const draw = async () => {
    if (isDrawing) return
    isDrawing = true
    const all: Drawing = {pages: 0, failures: []}
    try {
      await learn()
      for (let part = await site.drawNext(); part; part = await site.drawNext()) {
        all.pages += part.pages
        all.failures.push(...part.failures)
        await learn()
      }
    } catch (error) {
      console.error(
        `The site could not be drawn again; its pages stay as they are until the next attempt in ${retryAfterMs / 1000} s.`,
        error,
      )
      isAnythingPossible = true
      later(retryAfterMs)
    }
    isDrawing = false
    report(all)
    if (changed.size > 0) later(gatherMs)
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(draw, ms)
  }
  const published = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]'
  const options = {
    events: ['mutation', 'welcome', 'reconnect'],
    includeResult: false,
    // An event must not come before queries see its change.
    visibility: 'query',
  } as const
  lake.listen(published, {}, {...options, events: [...options.events]}).subscribe({
    next: (event) => {
      if (event.type === 'mutation') changed.add(event.documentId)
      else isAnythingPossible = true
      later(gatherMs)
    },
    error: (error: unknown) => {
      console.error('The connection to the content lake ended.', error)
      process.exit(1)
    },
  })
}
