import {getPublishedId} from '@sanity/client/csm'
import {LinkIcon} from '@sanity/icons/Link'
import {Box, Flex, Heading, Stack} from '@sanity/ui'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {type Dependent, dependentsOf, targetOf, targetToday} from '@upline/editorial/uses/dependents.ts'
import {shownIn} from '@upline/editorial/uses/shown-in.ts'
import {useDeferredValue, useMemo} from 'react'
import {type DocumentInspector, type DocumentInspectorProps, useEditState, useUnique} from 'sanity'
import {DocumentInspectorHeader} from 'sanity/structure'
import {useContent, withoutVersions} from '../ui/content-feed.ts'
import {DependentsList} from '../ui/dependents-list.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'

/** Lists, next to a form, the documents that use this one and the documents that it shows. */
export const connectionsInspector: DocumentInspector = {
  name: 'connections',
  component: Connections,
  useMenuItem: () => ({icon: LinkIcon, title: 'What uses this', showAsAction: true}),
}

function Connections({documentId, documentType, onClose}: DocumentInspectorProps) {
  const {draft, published} = useEditState(getPublishedId(documentId), documentType)
  // Edit state is untyped JSON.
  const document = useUnique((draft ?? published) as StoredDocument | null)
  const {content, hasFailed} = useContent()
  // Keeps typing responsive while all content is searched.
  const [shownDocument, shownContent] = [useDeferredValue(document), useDeferredValue(content)]
  const data = useMemo(() => {
    if (!shownDocument || !shownContent) return undefined
    const documents = withoutVersions(shownContent.documents)
    const target = targetToday(shownDocument._id, shownDocument, documents, siteDate())
    // A token belongs to all periods of a fact.
    const {factKey} = targetOf(shownDocument._id, shownDocument)
    return {
      dependents: dependentsOf(documents, {...target, factKey}),
      shown: shownIn(shownDocument, documents),
    }
  }, [shownDocument, shownContent])
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader title="What uses this" closeButtonLabel="Close" onClose={onClose} />
      <Box flex={1} overflow="auto" padding={4}>
        {hasFailed ? (
          <Note>The content could not be read. Check the connection and open this again.</Note>
        ) : data ? (
          <Stack gap={5}>
            <Group
              title="Used by"
              rows={data.dependents}
              empty="Nothing uses this. Lists that show a whole collection are not counted."
            />
            <Group title="Shows" rows={data.shown} empty="This doesn’t show any other document or fact." />
          </Stack>
        ) : (
          <Loading />
        )}
      </Box>
    </Flex>
  )
}

function Group({title, rows, empty}: {title: string; rows: readonly Dependent[]; empty: string}) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={0}>
        {title} ({rows.length})
      </Heading>
      {rows.length > 0 ? <DependentsList dependents={rows} /> : <Note>{empty}</Note>}
    </Stack>
  )
}
