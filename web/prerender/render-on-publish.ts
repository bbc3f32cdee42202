import type {SanityClient} from '@sanity/client'
import type {Drawing, Site} from './site.ts'

// Publishing one document is often several mutations; they are one drawing.
const gatherMs = 20

/**
 * Draws again what each change of published content concerns, and after the connection to the lake came back whatever
 * changed in between. Drawings never overlap. Ends the process when the lake gives up the connection.
 */
export function renderOnPublish(lake: SanityClient, site: Site, report: (drawing: Drawing) => void): void {
  const changed = new Set<string>()
  let everything = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const draw = async () => {
    const ids = everything ? undefined : [...changed]
    everything = false
    changed.clear()
    if (ids?.length === 0) return
    try {
      report(await site.drawAgain(ids))
    } catch (error) {
      // The ids are lost with the failed attempt; asking for everything finds them again.
      everything = true
      console.error('The site could not be drawn again; the pages stay as they are.', error)
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(draw)
    }, gatherMs)
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
      else everything = true
      soon()
    },
    error: (error: unknown) => {
      console.error('The connection to the content lake ended.', error)
      process.exit(1)
    },
  })
}
