import {releaseIdOf, runActions} from './actions.ts'
import type {Store} from './store.ts'

/** Node's timers take no longer pause. */
const longestMs = 2 ** 31 - 1

/** Until a release is tried again that could neither be published nor be marked as failed, such as on a full disk. */
const retryAfterMs = 60_000

/** Publishes scheduled releases at their time, and immediately if that passed while the lake was stopped. Returns a function that stops this. */
export function runSchedule(store: Store): () => void {
  let timer: NodeJS.Timeout | undefined

  function plan(earliest = 0): void {
    clearTimeout(timer)
    const next = Math.max(earliest, Math.min(...scheduled(store).map(({time}) => time)))
    if (next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(publishDue, Math.min(longestMs, Math.max(0, next - Date.now())))
    timer.unref()
  }

  function publishDue(): void {
    const due = scheduled(store).filter(({time}) => time <= Date.now())
    const failed = due.sort((a, b) => a.time - b.time).filter(({name}) => !publish(store, name))
    plan(failed.length > 0 ? Date.now() + retryAfterMs : 0)
  }

  plan()
  const unsubscribe = store.committed.subscribe(({changes}) => {
    if (changes.some(({documentId}) => documentId.startsWith(releaseIdOf('')))) plan()
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Publishes a release. A failure makes the release active again, with the reason; returns false if that cannot be stored either. */
function publish(store: Store, name: string): boolean {
  try {
    runActions(store, [{actionType: 'sanity.action.release.publish', releaseId: name}])
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const patch = {id: releaseIdOf(name), set: {state: 'active', error: {message}}, unset: ['publishAt']}
    try {
      store.commit([{patch}])
      return true
    } catch (again) {
      console.error(`The release "${name}" was not published, and is tried again in a minute:`, again)
      return false
    }
  }
}

/** Lists the scheduled releases. A document whose id does not match its name was not made by an action and is not a release. */
function scheduled(store: Store): {name: string; time: number}[] {
  return store.releases().flatMap(({_id, state, name, publishAt}) => {
    const time = Date.parse(String(publishAt))
    const isScheduled = state === 'scheduled' && _id === releaseIdOf(String(name))
    return isScheduled && !Number.isNaN(time) ? [{name: String(name), time}] : []
  })
}
