/** Resolves when the browser has nothing to do for the visitor, at the latest after three seconds. */
export function whenIdle(): Promise<unknown> {
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500))
  return new Promise((resolve) => request(resolve, {timeout: 3000}))
}
