/** Mutual exclusion between the tabs of one browser, as far as the browser offers it. */
export type Locks = {
  /** Runs the work alone under the name, after whoever holds it. */
  exclusive<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** Runs the work, or resolves at once with 'busy' when somebody holds the name. */
  ifFree<T>(name: string, work: () => T | Promise<T>): Promise<T | 'busy'>
}

/** Web Locks where there are any (the browser frees those of a tab that dies), else locks within this tab. */
export function createLocks(manager: LockManager | undefined): Locks {
  return manager ? browserLocks(manager) : tabLocks()
}

function browserLocks(manager: LockManager): Locks {
  return {
    exclusive: async (name, work) => await manager.request(name, work),
    ifFree: async (name, work) =>
      await manager.request(name, {ifAvailable: true}, (lock) => (lock ? work() : ('busy' as const))),
  }
}

function tabLocks(): Locks {
  const held = new Map<string, Promise<unknown>>()
  function hold<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const run = (held.get(name) ?? Promise.resolve()).then(work)
    const settled = run.then(
      () => {},
      () => {},
    )
    held.set(name, settled)
    void settled.then(() => {
      if (held.get(name) === settled) held.delete(name)
    })
    return run
  }
  return {
    exclusive: hold,
    ifFree: async (name, work) => (held.has(name) ? 'busy' : await hold(name, work)),
  }
}
