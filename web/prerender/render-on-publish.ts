import type {SanityClient} from '@sanity/client'

// Publishing one document is often several mutations; they are one rendering.
const gatherMs = 40

/** Runs `render` after each change of published content and after the connection to the lake came back. Runs never overlap. */
export function renderOnPublish(lake: SanityClient, render: () => Promise<number>): void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(render).then(
        (touched) => console.log(`drawn again, ${touched} files changed`),
        (error: unknown) =>
          console.error('The site could not be drawn again; the pages stay as they are.', error),
      )
    }, gatherMs)
  }
  const published = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]'
  const events = ['mutation', 'welcome', 'reconnect'] as const
  lake.listen(published, {}, {events: [...events], includeResult: false}).subscribe({
    next: soon,
    error: (error: unknown) => {
      console.error('The connection to the content lake ended.', error)
      process.exit(1)
    },
  })
}
