import {watchParent} from '../bootstrap/watch-parent.mjs'

/** Calls `stop` once, at the first signal or when the parent process has ended. */
export function onShutdown(stop: () => void): void {
  let isCalled = false
  const callOnce = () => {
    if (isCalled) return
    isCalled = true
    stop()
  }
  // Ctrl-C reaches this process from the terminal and again from the launcher, so the listeners stay.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, callOnce)
  watchParent(callOnce)
}
