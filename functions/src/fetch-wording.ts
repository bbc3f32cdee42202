import {builtInWording, type MailWording} from '@upline/domain/inquiry/mail-wording.ts'
import {contentSource} from './config.ts'
import {fetchContent} from './fetch-content.ts'
import * as logs from './logs.ts'
import {readWording} from './wording.ts'

const query = '*[_id == "notificationMail"][0]'
/** How long an instance caches the wording, also the built-in one after a failed request. */
const keptForMs = 60_000

let kept: {until: number; address: string; wording: Promise<MailWording>} | undefined

/** Returns the published wording of the mail, or the built-in one if the request fails or takes long. Never rejects. */
export function loadWording(now = Date.now()): Promise<MailWording> {
  const address = contentSource()
  if (!address) return Promise.resolve(builtInWording)
  if (!kept || kept.until <= now || kept.address !== address) {
    kept = {until: now + keptForMs, address, wording: fetchWording(address)}
  }
  return kept.wording
}

/** `address`: that of a dataset's queries. */
export async function fetchWording(address: string, timeoutMs?: number): Promise<MailWording> {
  try {
    const {wording, unusable} = readWording(await fetchContent(address, query, timeoutMs))
    if (unusable.length > 0) logs.wordingUnusable(unusable)
    return wording
  } catch (error) {
    logs.wordingUnavailable(error instanceof Error ? error.name : 'unknown')
    return builtInWording
  }
}
