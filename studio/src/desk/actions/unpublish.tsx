import {getPublishedId} from '@sanity/client/csm'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {unpublishAll} from '@upline/editorial/changes/unpublish.ts'
import {effectMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {upcoming} from '@upline/editorial/documents/fetch-schedules.ts'
import {fetchPairs} from '@upline/editorial/documents/pairs.ts'
import {formatTime} from '@upline/editorial/schedules/browser-time.ts'
import type {DocumentActionComponent} from 'sanity'
import {useSchedules} from '../../plugins/schedule/use-schedules.ts'
import {Effect} from '../../ui/effect/effect.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {Dependents, useRemoval} from './removal.tsx'

/** “Unpublish…” in the menu of a published document: says where it disappears, and keeps it as a draft. */
export const Unpublish: DocumentActionComponent = (props) => {
  const {published, version} = props
  const toast = useToast()
  const {client, content, ask, dialog, check} = useRemoval('unpublish')
  const {isBusy, attempt} = useAttempt()
  const id = getPublishedId(props.id)
  const scheduled = upcoming(useSchedules() ?? [], id, 'publish')
  // In a release, the Studio offers “Unpublish when releasing”.
  if (!published || version) return null

  const path = sitePathOf(published)
  const message = [
    path && `Visitors will see “Page not found” at ${path}.`,
    'It stays here as a draft.',
    scheduled && `It’s scheduled to be published again ${formatTime(scheduled.at)}.`,
  ]
  const unpublish = async () => {
    const dependents = await check(props)
    if (!dependents) return
    const answer = await ask({
      header: 'Unpublish this?',
      width: 'medium',
      content: (
        <Stack gap={4}>
          <Text size={1}>{message.filter(Boolean).join(' ')}</Text>
          {dependents.length > 0 && <Dependents verdict="wait" dependents={dependents} />}
          <Effect
            maxHeight={320}
            mutations={(planning) => effectMutations(planning, [id], 'takeDown')}
            revision={String(published._rev)}
          />
        </Stack>
      ),
      answers: {Unpublish: 'unpublish'},
      tone: 'critical',
    })
    if (!answer) return
    const pairs = await fetchPairs(client, [id])
    const mutations = unpublishAll([...pairs.values()], await content())
    await client.mutate(mutations, {tag: 'unpublish', visibility: 'sync'})
    toast.push({status: 'success', title: 'Unpublished. It’s now a draft.'})
  }
  return {
    label: 'Unpublish…',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: isBusy,
    onHandle: () => attempt(unpublish),
    dialog,
  }
}
Unpublish.displayName = 'Unpublish'
