/**
 * Resolves when the Studio at `studioOrigin` speaks to this page, which it does as soon as it shows it in its preview
 * or has opened it in a window. Whoever else frames or opens the page is not heard: the browser vouches for the origin
 * of a message. Returns undefined outside a frame or opened window, as in every visit.
 */
export function waitForStudio(page: Window, studioOrigin: string | undefined): Promise<void> | undefined {
  const studio = page.parent !== page ? page.parent : page.opener
  if (!studioOrigin || !studio) return undefined
  return new Promise((resolve) => {
    const listen = ({origin, source}: MessageEvent) => {
      if (origin !== studioOrigin || source !== studio) return
      page.removeEventListener('message', listen)
      resolve()
    }
    page.addEventListener('message', listen)
  })
}
