const addresses = {
  overview: () => '/local/overview',
  inquiries: () => '/local/inquiries',
  mails: () => '/local/mails',
  errors: () => '/local/error-logs',
  documents: (type) => `/local/documents?type=${encodeURIComponent(type)}`,
}

/** Reads one of the backend's lists. */
export async function load(what, argument) {
  const response = await fetch(addresses[what](argument))
  if (!response.ok) throw new Error(`The backend answered ${response.status}`)
  return response.json()
}

/** Moves an inquiry to another status; throws an Error with the backend's sentence where that is refused. */
export async function moveInquiry(id, status) {
  const response = await fetch(`/local/inquiries/${encodeURIComponent(id)}/status`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({status}),
  })
  if (!response.ok) throw new Error((await response.json()).message)
}

/** Calls `changed` whenever something was stored, and `connected` with whether the backend can be heard. */
export function listen(changed, connected) {
  const events = new EventSource('/local/events')
  events.addEventListener('open', () => connected(true))
  events.addEventListener('error', () => connected(false))
  events.addEventListener('changed', changed)
}
