import type {Mutation} from '@sanity/client'
import {Flex, Stack} from '@sanity/ui'
import {keepPreviousData} from '@tanstack/react-query'
import type {Planning} from '@upline/editorial/checks/plan-publish.ts'
import {useId} from 'react'
import {ActionButton} from '../action-button.tsx'
import {useReadContent} from '../content-feed.ts'
import {Loading} from '../loading.tsx'
import {Note} from '../note.tsx'
import {ProblemCard} from '../problem-card.tsx'
import {pause, useData} from '../query-client.ts'
import {useLiveQuery} from '../use-live-query.ts'
import {useStudioClient} from '../use-studio-client.ts'
import {EffectList} from './effect-list.tsx'
import {type DatedEffect, fetchEffects} from './fetch-effect.ts'
import {isChangedSince, type Published, publishedQuery} from './published.ts'

/** Waits for a pause in typing, because the site renders each touched page. */
const pauseMs = 800

interface EffectProps {
  /** Returns the mutations of the publish. */
  mutations: (planning: Planning) => Promise<Mutation[]>
  /** A new revision starts a new comparison. */
  revision: string
  /** Compares the site on this date (YYYY-MM-DD) with today's. */
  date?: string
  /** In pixels; a longer list scrolls. */
  maxHeight?: number
  /** Called with the effects of a revision, or without them if they can't be computed. */
  onFound?: (effects: readonly DatedEffect[] | undefined, revision: string) => void
}

/** Shows what a publish or take-down changes on the site. */
export function Effect({mutations, revision, date, maxHeight, onFound}: EffectProps) {
  const client = useStudioClient()
  const content = useReadContent()
  const id = useId()
  const {data: site} = useLiveQuery<Published>(publishedQuery, {}, {perspective: 'published', tag: 'effect'})
  const {data, error, refetch} = useData({
    queryKey: ['effect', id, revision, date],
    queryFn: async ({signal}) => {
      await pause(pauseMs, signal)
      const options = {perspective: 'published', useCdn: false, signal} as const
      const seen = await client.fetch<Published>(publishedQuery, {}, options)
      let effects: DatedEffect[] | undefined
      try {
        effects = await fetchEffects(client, await mutations({client, content}), date, signal)
      } finally {
        if (!signal.aborted) onFound?.(effects, revision)
      }
      return {revision, seen, effects}
    },
    placeholderData: keepPreviousData,
    // The site's reason is shown at once.
    retry: false,
    gcTime: 0,
  })
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return (
      <ProblemCard problem={`Couldn’t compare with the site: ${reason}`} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Loading label="Comparing with the site…" />
  if (!data.effects) {
    return <Note>Not available on a hosted site. Use Preview.</Note>
  }
  const count = data.effects.length
  return (
    <Stack gap={4}>
      {data.revision !== revision && <Note>Comparing again…</Note>}
      {site && isChangedSince(data.seen, site) && (
        <Flex align="center" gap={3}>
          <Note>Something has been published since.</Note>
          <ActionButton mode="ghost" text="Compare again" onClick={() => void refetch()} />
        </Flex>
      )}
      {data.effects.map((effect) => (
        <EffectList key={effect.date ?? 'today'} {...effect} isOneOf={count > 1} maxHeight={maxHeight} />
      ))}
    </Stack>
  )
}
