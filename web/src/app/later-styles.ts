import {spareOffscreen} from '../lib/spare-offscreen.ts'
import {whenIdle} from '../lib/when-idle.ts'

const longestWait = 3000

/**
 * A prerendered page holds the styles it uses on a screen; those of everything that may come next are in a sheet that
 * applies to paper, which browsers fetch last. This lets it apply to all. Resolves when it does, or cannot be had: the page stays usable.
 */
export async function bringLaterStyles(page: Document): Promise<void> {
  const sheets = page.querySelectorAll<HTMLLinkElement>('link[data-later]')
  if (sheets.length === 0) return
  await whenIdle()
  // Working out all styles of the page in one go would be a long task.
  void spareOffscreen(page)()
  await Promise.all(
    [...sheets].map(
      (sheet) =>
        new Promise<void>((resolve) => {
          sheet.onload = () => resolve()
          sheet.onerror = () => resolve()
          sheet.media = 'all'
          if (sheet.sheet) resolve()
          // One that failed before anybody listened tells nothing.
          setTimeout(resolve, longestWait)
        }),
    ),
  )
}
