import type {Overview} from './entries.ts'

export const loadOverview = () => load<Overview>('/local/overview')

/** Reads one of the backend's lists; `path` is under /local. Throws an Error when the backend refuses. */
export async function load<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The backend answered ${response.status}`)
  return response.json()
}

/** Moves an inquiry to another status; throws an Error with the backend's sentence where that is refused. */
export async function moveInquiry(id: string, status: string): Promise<void> {
  const response = await fetch(`/local/inquiries/${encodeURIComponent(id)}/status`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({status}),
  })
  if (response.ok) return
  const {message}: {message: string} = await response.json()
  throw new Error(message)
}

/** Calls `changed` whenever something was stored, and `connected` with whether the connection is up. */
export function listen(changed: () => void, connected: (connected: boolean) => void): void {
  const events = new EventSource('/local/events')
  events.addEventListener('open', () => connected(true))
  events.addEventListener('error', () => connected(false))
  events.addEventListener('changed', changed)
}
