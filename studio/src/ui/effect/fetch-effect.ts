import type {Mutation, SanityClient} from '@sanity/client'
import {type EffectRequest, effectPath, type PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {boundariesOf} from '@upline/editorial/changes/boundaries.ts'
import {siteUrl} from '../site-url.ts'

export interface DatedEffect {
  effect: PublishEffect
  /** The date (YYYY-MM-DD) on which the change begins; today without one. */
  date?: string
}

/**
 * Returns what mutations change on the site today, and on each later date on which a document of theirs begins or ends. Returns undefined if
 * the site can't tell. With `date` it returns what differs on that date from today. Rejects with the site's reason.
 */
export async function fetchEffects(
  client: SanityClient,
  mutations: readonly Mutation[],
  date: string | undefined,
  signal: AbortSignal,
): Promise<DatedEffect[] | undefined> {
  const first = await fetchEffect({mutations, ...(date && {date, withToday: true})}, signal)
  if (!first) return undefined
  const effects: DatedEffect[] = [{effect: first}]
  for (const later of date ? [] : await boundariesOf(client, mutations, siteDate())) {
    const effect = await fetchEffect({mutations, date: later}, signal)
    if (effect) effects.push({effect, date: later})
  }
  return effects
}

async function fetchEffect(request: EffectRequest, signal: AbortSignal): Promise<PublishEffect | undefined> {
  const response = await fetch(new URL(effectPath, siteUrl), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(request),
    signal,
  }).catch(() => undefined)
  // A static host has only files.
  if (!response?.headers.get('content-type')?.startsWith('application/json')) return undefined
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}
