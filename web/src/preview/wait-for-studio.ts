/** Resolves at the first message from the Studio that frames or opened this page. Returns undefined when neither happened. */
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
