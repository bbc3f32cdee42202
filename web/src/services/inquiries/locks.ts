/** The part of the Web Locks API that is used: mutual exclusion between the tabs of one browser. */
export type Locks = {
  /** Runs the work under the lock of this name. */
  exclusive<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** Runs the work, or resolves immediately with 'busy' if the lock is held. */
  ifAvailable<T>(name: string, work: () => T | Promise<T>): Promise<T | 'busy'>
}

/**
 * The browser frees the locks of a tab that dies. Without Web Locks (outside of secure contexts) the work just runs: storing and
 * notifying are idempotent, so sending twice costs a request and nothing else.
 */
export function createLocks(manager: LockManager | undefined): Locks {
  if (!manager) return {exclusive: async (_name, work) => work(), ifAvailable: async (_name, work) => work()}
  return {
    exclusive: async (name, work) => await manager.request(name, work),
    ifAvailable: async (name, work) =>
      await manager.request(name, {ifAvailable: true}, (lock) => (lock ? work() : ('busy' as const))),
  }
}
