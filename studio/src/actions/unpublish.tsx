import {getPublishedId} from '@sanity/client/csm'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {useToast} from '@sanity/ui/toast'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {type DocumentActionComponent, useClient} from 'sanity'
import {fetchContent, fetchDependents} from '../dependents/fetch-dependents.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {unpublishAll} from '../transactions/publish.ts'
import {removalVerdict} from '../transactions/removal-verdict.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {Removal} from './removal.tsx'
import {useQuestions} from './use-questions.tsx'

/** “Unpublish…” in the menu of a published document: says where it disappears, and keeps it as a draft. */
export const Unpublish: DocumentActionComponent = ({id, published}) => {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {ask, dialog} = useQuestions()
  const {isBusy, attempt} = useAttempt()
  // Actions know their documents as untyped JSON.
  const document = published as StoredDocument | null
  if (!document) return null

  const path = sitePathOf(document)
  const place = path
    ? `Visitors will see “Page not found” at ${path}, and it disappears from lists, search and the sitemap.`
    : 'It disappears from every page and list that shows it.'
  const unpublish = async () => {
    const dependents = await fetchDependents(client, id, document)
    const verdict = removalVerdict('unpublish', document, dependents)
    if (verdict !== 'allowed' && verdict !== 'wait') {
      await ask({header: 'This can’t be unpublished', content: <Removal {...{verdict, dependents}} />})
      return
    }
    const answer = await ask({
      header: 'Unpublish this?',
      content: <Removal {...{verdict, dependents}} effect={`${place} It stays here as a draft.`} />,
      answers: {Unpublish: 'unpublish'},
      tone: 'critical',
    })
    if (!answer) return
    const pairs = await fetchPairs(client, [getPublishedId(id)])
    const mutations = unpublishAll([...pairs.values()], await fetchContent(client))
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
