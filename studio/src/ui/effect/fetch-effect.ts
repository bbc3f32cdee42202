import {type EffectRequest, effectPath, type PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {siteUrl} from '../site-url.ts'

/** Returns what the mutations change on the site, or undefined if the site can't tell. Rejects with the site's reason. */
export async function fetchEffect(request: EffectRequest): Promise<PublishEffect | undefined> {
  const response = await fetch(new URL(effectPath, siteUrl), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(request),
  }).catch(() => undefined)
  // A static host has only files.
  if (!response?.headers.get('content-type')?.startsWith('application/json')) return undefined
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}
