// A browser that is never idle is asked after this many milliseconds all the same.
const idleAtMost = 2000

/** Resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), {timeout: idleAtMost})
    else setTimeout(resolve, 200)
  })
}

/** Resolves in a task of its own: what follows holds up no input that came meanwhile. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
