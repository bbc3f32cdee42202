/**
 * Keeps messages for the preview from anybody but the Studio: the library that reads them answers whoever greets it
 * first. Must be called before that library starts listening. Returns what undoes it.
 */
export function trustStudioOnly(page: Window, studioOrigin: string): () => void {
  const refuse = (event: MessageEvent<unknown>) => {
    if (event.origin !== studioOrigin && isForPreview(event.data)) event.stopImmediatePropagation()
  }
  page.addEventListener('message', refuse, {capture: true})
  return () => page.removeEventListener('message', refuse, {capture: true})
}

function isForPreview(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('domain' in data)) return false
  return typeof data.domain === 'string' && data.domain.startsWith('sanity/')
}
