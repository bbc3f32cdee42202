import {getPublishedId} from '@sanity/client/csm'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {useToast} from '@sanity/ui/toast'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {fetchContent, fetchDependents} from '../dependents/fetch-dependents.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {unpublishAll} from '../transactions/publish.ts'
import {removalVerdict} from '../transactions/removal-verdict.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {removalDialog} from './removal-dialog.tsx'

/** “Unpublish…” in the menu of a published document: says where it disappears, and keeps it as a draft. */
export const Unpublish: DocumentActionComponent = ({id, published}) => {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {isBusy, attempt} = useAttempt()
  const [dependents, setDependents] = useState<Dependent[]>()
  // Actions know their documents as untyped JSON.
  const document = published as StoredDocument | null
  if (!document) return null

  const close = () => setDependents(undefined)
  const path = sitePathOf(document)
  const unpublish = () =>
    attempt(async () => {
      const pairs = await fetchPairs(client, [getPublishedId(id)])
      const mutations = unpublishAll([...pairs.values()], await fetchContent(client))
      await client.mutate(mutations, {tag: 'unpublish', visibility: 'sync'})
      close()
      toast.push({status: 'success', title: 'Unpublished. It’s now a draft.'})
    })
  return {
    label: 'Unpublish…',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: isBusy,
    onHandle: () => attempt(async () => setDependents(await fetchDependents(client, id, document))),
    dialog:
      dependents &&
      removalDialog({
        verdict: removalVerdict('unpublish', document, dependents),
        dependents,
        refusal: 'This can’t be unpublished',
        question: {
          header: 'Unpublish this?',
          text: `${
            path
              ? `Visitors will see “Page not found” at ${path}, and it disappears from lists, search and the sitemap.`
              : 'It disappears from every page and list that shows it.'
          } It stays here as a draft.`,
          button: 'Unpublish',
          isBusy,
          onConfirm: unpublish,
        },
        onClose: close,
      }),
  }
}
Unpublish.displayName = 'Unpublish'
