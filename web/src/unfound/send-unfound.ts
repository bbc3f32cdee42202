import {countable, countableSource, isRobot} from '@upline/domain/unfound/unfound.ts'
import {redact} from '../errors/redact.ts'
import {env} from '../lib/env.ts'
import {appCheckToken} from '../lib/firebase-app.ts'

const sent = new Set<string>()

/**
 * Has the function `countUnfound` count an address or a search, each once a page load. Sends nothing that identifies the visitor, and nothing
 * that may be personal. A failure only loses the count.
 */
export async function sendUnfound(text: string): Promise<void> {
  const {firebase, localBackend, missingFirebaseValues} = env
  const found = countable(text)
  if (found === undefined || found !== redact(found) || sent.has(found)) return
  if (missingFirebaseValues.length > 0 || navigator.webdriver || isRobot(navigator.userAgent)) return
  sent.add(found)
  const {functionsRegion, projectId} = firebase
  const place = localBackend
    ? `${localBackend}/${projectId}/${functionsRegion}`
    : `https://${functionsRegion}-${projectId}.cloudfunctions.net`
  const token = await appCheckToken(firebase)
  await fetch(`${place}/countUnfound`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(token && {'x-firebase-appcheck': token})},
    body: JSON.stringify({data: {text: found, from: sourceOf(found) ?? ''}}),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
}

/** A search is found on the page where it was typed, an address by its link. */
function sourceOf(text: string): string | undefined {
  if (text.startsWith('?')) return countableSource(location.pathname)
  const previous = previousAddress()
  if (!URL.canParse(previous)) return undefined
  const {origin, pathname, hostname} = new URL(previous)
  return countableSource(origin === location.origin ? pathname : hostname)
}

/** The referrer is that of the first page of the visit. Older browsers do not tell the page before a later one. */
function previousAddress(): string {
  const {navigation}: {navigation?: Navigation} = window
  const index = navigation?.currentEntry?.index
  const before = index ? navigation?.entries()[index - 1]?.url : undefined
  const isLater = Boolean(window.history.state?.idx)
  return before ?? (isLater ? '' : document.referrer)
}
