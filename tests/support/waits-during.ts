import {setTimeout as pause} from 'node:timers/promises'

/** Asks again and again until the work is over. Returns the milliseconds that the answers took, sorted. */
export async function waitsDuring(
  work: Promise<unknown>,
  ask: (n: number) => Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  const waits: number[] = []
  for (let n = 0; !isOver; n += 1) {
    const began = performance.now()
    await ask(n)
    waits.push(performance.now() - began)
    await pause(5)
  }
  return waits.sort((a, b) => a - b)
}
