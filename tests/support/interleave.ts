/**
 * Runs concurrent code in an order of one's choosing: whoever reaches `pause` waits, and `settle` lets them go on one
 * by one, as `choose` says, until none is waiting.
 */
export function createInterleaving(choose: () => number) {
  const waiting: (() => void)[] = []
  return {
    pause: () => new Promise<void>((resume) => waiting.push(resume)),
    async settle(): Promise<void> {
      for (;;) {
        // A turn of the event loop lets every promise chain run to its next pause.
        await new Promise((turn) => setImmediate(turn))
        if (waiting.length === 0) return
        waiting.splice(choose() % waiting.length, 1)[0]?.()
      }
    },
  }
}
