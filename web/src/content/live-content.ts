import {env} from '../config/env.ts'

const {projectId, dataset, apiVersion, apiHost} = env.sanity
const liveEventsUrl = `${apiHost ?? `https://${projectId}.api.sanity.io`}/v${apiVersion}/data/live/events/${dataset}`

// A burst of publishes is one refresh.
const gatherMs = 150

/**
 * Calls `onChange` after content was published, and when the visitor comes back to the page. The connection is held
 * only while the page is visible: it costs battery, quota and one of the few connections a browser allows a host.
 * Returns the way out.
 */
export function watchContent(onChange: (lastLiveEventId: string | undefined) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const changed = (lastEventId?: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => onChange(lastEventId), gatherMs)
  }
  const open = () => {
    source ??= new EventSource(liveEventsUrl)
    source.addEventListener('message', (event) => changed(event.lastEventId || undefined))
    source.addEventListener('restart', () => changed())
  }
  const close = () => {
    source?.close()
    source = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') return close()
    if (source) return
    open()
    changed()
  }
  if (document.visibilityState !== 'hidden') open()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
    close()
  }
}
