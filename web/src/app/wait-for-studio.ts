/**
 * Resolves at the first message from the Studio at `studioOrigin`, which greets each page that it shows in its preview or opens in a
 * window. Ignores messages from other origins. Returns undefined outside a frame or opened window, as in every visit.
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
