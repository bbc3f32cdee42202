import {setTimeout as pause} from 'node:timers/promises'
import {UserError} from '../bootstrap/user-error.mjs'
import type {RunningServer} from './servers.ts'

const mostRestarts = 5
const windowMs = 60_000
/** Pause before the first restart in a window; the second waits twice as long. */
const usualPauseMs = 500

/**
 * Restarts servers that end, until `signal` is aborted. Rejects with a UserError if one ends more than five times within a minute. Never
 * resolves.
 */
export function keepRunning(
  servers: RunningServer[],
  signal: AbortSignal,
  pauseMs = usualPauseMs,
): Promise<never> {
  return Promise.race(servers.map((server) => keep(server, signal, pauseMs)))
}

async function keep(server: RunningServer, signal: AbortSignal, pauseMs: number): Promise<never> {
  const {title} = server
  let restarts: number[] = []
  for (;;) {
    const exit = await server.child.exited
    if (signal.aborted) break
    const how = exit.signal ?? `exit code ${exit.code}`
    restarts = restarts.filter((time) => time > performance.now() - windowMs)
    if (restarts.length >= mostRestarts) {
      throw new UserError(
        `The ${title} ended (${how}) after ${mostRestarts} restarts within a minute, so everything stops.`,
        server.child,
      )
    }
    restarts.push(performance.now())
    const count = `${restarts.length} of ${mostRestarts} times within a minute`
    console.error(`The ${title} ended (${how}); restarting it, ${count}. Its output: ${server.child.log}`)
    await pause(pauseMs * restarts.length)
    if (signal.aborted) break
    if (await server.restart()) console.error(`The ${title} runs again.`)
  }
  // Everything is being stopped.
  return new Promise<never>(() => {})
}
