import {setImmediate as nextTurn, setTimeout as pause} from 'node:timers/promises'

/** Time after which requests are read before more work begins, and for how long at most (ms). */
const sliceMs = 20
const readMs = 100

type Work = () => void
/** Work for new requests, the newest last, and other work in its order. */
const requests: Work[] = []
const others: Work[] = []
let count = 0
let isWorking = false
let workedMs = 0

/** Returns the number of requests whose work has not begun. */
export function waitingRequests(): number {
  return requests.length
}

/**
 * Runs work that may take long, and lets the event loop read requests between two pieces of it. The newest request comes
 * first, so that however many came before it do not delay it. Other work (`isOther`), such as notifying listeners, has every fifth turn.
 */
export function onMainThread<T>(work: () => T, isOther = false): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const run = () => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    }
    if (isOther) others.push(run)
    else requests.push(run)
    if (!isWorking) void runAll()
  })
}

async function runAll(): Promise<void> {
  isWorking = true
  for (let run = next(); run; run = next()) {
    const began = performance.now()
    run()
    // Asynchronous work without a pause ends, what waits for the result goes on, and an answer is sent.
    await nextTurn()
    workedMs += performance.now() - began
    if (workedMs > sliceMs) await readRequests()
  }
  isWorking = false
}

function next(): Work | undefined {
  count += 1
  return count % 5 === 0 ? (others.shift() ?? requests.pop()) : (requests.pop() ?? others.shift())
}

/** Waits until the event loop has nothing more to accept, read or send. A turn accepts one connection. */
async function readRequests(): Promise<void> {
  const end = performance.now() + readMs
  let events: number
  do {
    events = performance.nodeTiming.uvMetricsInfo.events
    await pause(1)
  } while (performance.nodeTiming.uvMetricsInfo.events > events && performance.now() < end)
  workedMs = 0
}
