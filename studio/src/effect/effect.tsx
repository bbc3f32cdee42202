import {Stack} from '@sanity/ui'
import {useClient} from 'sanity'
import type {ScheduledAction} from '../schedule/schedule-document.ts'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAsync} from '../ui/use-async.ts'
import {EffectList} from './effect-list.tsx'
import {effectMutations, fetchEffect} from './fetch-effect.ts'

/** Waits for a pause in typing, because the site renders each touched page. */
const pauseMs = 800

interface EffectProps {
  /** Published ids. */
  ids: readonly string[]
  action: ScheduledAction
  /** Revisions of the documents; a new one compares again. */
  revision: string
}

/** Shows what a publish or take-down changes on the site. */
export function Effect({ids, action, revision}: EffectProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const {data, error, reload} = useAsync(
    async () => ({
      revision,
      effect: await fetchEffect({mutations: await effectMutations(client, ids, action)}),
    }),
    [client, ids.join(), action, revision],
    {delayMs: pauseMs},
  )
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return <ProblemCard problem={`The effect could not be worked out: ${reason}`} onRetry={reload} />
  }
  if (!data) return <Loading label="Comparing with the site…" />
  if (!data.effect) {
    return <Note>This site can’t work out the effect. Open the document in Preview to see the draft.</Note>
  }
  return (
    <Stack gap={4}>
      {data.revision !== revision && <Note>Comparing again…</Note>}
      <EffectList effect={data.effect} />
    </Stack>
  )
}
