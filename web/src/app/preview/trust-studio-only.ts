/**
 * Blocks messages for the preview unless they are from the Studio, because the library that reads them trusts its first sender. Must be
 * called before that library starts listening.
 */
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
