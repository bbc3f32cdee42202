/** Blocks preview messages of other origins. Call it before the library that reads them listens, because that trusts its first sender. */
export function trustStudioOnly(page: Window, studioOrigin: string): void {
  const refuse = (event: MessageEvent<unknown>) => {
    if (event.origin !== studioOrigin && isForPreview(event.data)) event.stopImmediatePropagation()
  }
  page.addEventListener('message', refuse, {capture: true})
}

function isForPreview(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('domain' in data)) return false
  return typeof data.domain === 'string' && data.domain.startsWith('sanity/')
}
