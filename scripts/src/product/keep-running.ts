import {setTimeout as pause} from 'node:timers/promises'
import {UserError} from '../bootstrap/user-error.mjs'
import type {RunningServer} from './servers.ts'

const mostRestarts = 5
const windowMs = 60_000
/** Before the first restart in a window; before the second twice as long, and so on. */
const usualPauseMs = 500

/**
 * Starts a server that ends again, and says so; until `signal` is aborted. Rejects with a UserError when one ends more often than
 * five times within a minute: then starting it once more is no help. Never resolves.
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
        `The ${title} ended (${how}) after it was started again ${mostRestarts} times within a minute, so everything is stopped.`,
        server.child,
      )
    }
    restarts.push(performance.now())
    const count = `${restarts.length} of ${mostRestarts} times within a minute`
    console.error(
      `The ${title} ended (${how}); it is started again, ${count}. Its output: ${server.child.log}`,
    )
    await pause(pauseMs * restarts.length)
    if (signal.aborted) break
    if (await server.restart()) console.error(`The ${title} is up again.`)
  }
  // Everything is being stopped.
  return new Promise<never>(() => {})
}
