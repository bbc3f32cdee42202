import type {Lake} from './lake.ts'
import {releaseIdOf} from './release-actions.ts'
import {runActions} from './run-actions.ts'

/** Node's timers take no longer pause. */
const longestMs = 2 ** 31 - 1

/** Publishes scheduled releases at their time; one whose time passed while the lake was stopped at once. Returns the stop. */
export function runSchedule(lake: Lake): () => void {
  let timer: NodeJS.Timeout | undefined

  function plan(): void {
    clearTimeout(timer)
    const next = Math.min(...scheduled(lake).map(({time}) => time))
    if (next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(publishDue, Math.min(longestMs, Math.max(0, next - Date.now())))
    timer.unref()
  }

  function publishDue(): void {
    const due = scheduled(lake).filter(({time}) => time <= Date.now())
    for (const {name} of due.sort((a, b) => a.time - b.time)) publish(lake, name)
    plan()
  }

  plan()
  const unsubscribe = lake.committed.subscribe(({changes}) => {
    if (changes.some(({documentId}) => documentId.startsWith(releaseIdOf('')))) plan()
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** A release that cannot be published is active again, and says why. */
function publish(lake: Lake, name: string): void {
  try {
    runActions(lake, [{actionType: 'sanity.action.release.publish', releaseId: name}])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const patch = {id: releaseIdOf(name), set: {state: 'active', error: {message}}, unset: ['publishAt']}
    lake.commit([{patch}], () => [])
  }
}

function scheduled(lake: Lake): {name: string; time: number}[] {
  return lake.releases().flatMap(({state, name, publishAt}) => {
    const time = Date.parse(String(publishAt))
    return state === 'scheduled' && !Number.isNaN(time) ? [{name: String(name), time}] : []
  })
}
