/** Blocks preview messages of other origins. Call it before the library that reads them listens, because that trusts its first sender. */
export function trustStudioOnly(page: Window, studioOrigin: string): void {
  const refuse = (event: MessageEvent<unknown>) => {
    const {domain} = Object(event.data)
    if (event.origin !== studioOrigin && String(domain).startsWith('sanity/'))
      event.stopImmediatePropagation()
  }
  page.addEventListener('message', refuse, {capture: true})
}
