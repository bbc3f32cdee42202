import {getVersionFromId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fetchContent} from '@upline/editorial/documents/content.ts'
import {type Dependent, dependentsToday} from '@upline/editorial/uses/dependents.ts'
import {type Removal, removalVerdict} from '@upline/editorial/uses/removal-verdict.ts'
import type {DocumentActionProps} from 'sanity'
import {useReadContent} from '../../ui/content-feed.ts'
import {DependentsList} from '../../ui/dependents-list.tsx'
import {useQuestions} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** Messages above the documents that prevent a removal, or that wait after it. */
const explanations = {
  home: 'The home page can’t be deleted or unpublished.',
  'in-use': 'It is still used here. Change these first:',
  held: 'These drafts use this. Change them first:',
  wait: 'These drafts use it. You can publish them after you publish this again:',
}

/** Renders why a removal is not possible, or what waits after it. */
export function Dependents({
  verdict,
  dependents,
}: {
  verdict: keyof typeof explanations
  dependents: Dependent[]
}) {
  return (
    <Stack gap={4}>
      <Text size={1}>{explanations[verdict]}</Text>
      {verdict !== 'home' && <DependentsList dependents={dependents} maxHeight={320} />}
    </Stack>
  )
}

/** Lets an action check a removal. `check` returns the drafts that wait after it, or refuses what would break the site or a draft. */
export function useRemoval(removal: Removal) {
  const client = useStudioClient()
  const content = useReadContent()
  const {ask, dialog} = useQuestions()
  const check = async ({id, published, draft, version}: DocumentActionProps) => {
    const document = (published ?? draft) as StoredDocument | null
    // Of other documents, what the release publishes counts.
    const release = version && getVersionFromId(version._id)
    const documents = release ? await fetchContent(client, [release]) : await content()
    const dependents = dependentsToday(documents, id, document)
    const verdict = removalVerdict(removal, document, dependents)
    if (verdict === 'allowed' || verdict === 'wait') return dependents
    const removed = removal === 'delete' ? 'deleted' : 'unpublished'
    await ask({header: `This can’t be ${removed}`, content: <Dependents {...{verdict, dependents}} />})
    return undefined
  }
  return {client, content, ask, dialog, check}
}
