import {setImmediate as nextTurn, setTimeout as pause} from 'node:timers/promises'

/** Time after which requests are read before more work begins, and for how long at most (ms). */
const sliceMs = 20
const readMs = 100

type Work = () => void

interface RequestWork {
  run: Work
  /** When it runs at the latest, by `performance.now()`. */
  deadline: number
  /** Whether it is known to take long. */
  isLong: boolean
}

/** Work for requests, the newest last, and other work in its order. */
const requests: RequestWork[] = []
const others: Work[] = []
let count = 0
let isWorking = false
let workedMs = 0

/** Returns the number of requests whose work has not begun. */
export function waitingRequests(): number {
  return requests.length
}

/**
 * Runs work that may take long, and lets the event loop read requests between two pieces of it. The newest request comes first, so that
 * however many came before it do not delay it, and a request that is known to take long after all others. One at its deadline comes
 * before them. Work without `request`, such as notifying listeners, has every fifth turn.
 */
export function onMainThread<T>(work: () => T, request?: Omit<RequestWork, 'run'>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const run = () => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    }
    if (request) requests.push({run, ...request})
    else others.push(run)
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
  const now = performance.now()
  const due = requests.findIndex(({deadline}) => deadline <= now)
  if (due === -1 && (count % 5 === 0 || requests.length === 0) && others.length > 0) return others.shift()
  const newest = due === -1 ? requests.findLastIndex(({isLong}) => !isLong) : due
  // -1, if all are long, is the place of the last one.
  return requests.splice(newest, 1)[0]?.run
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
