import {getPublishedId} from '@sanity/client/csm'
import {LinkIcon} from '@sanity/icons/Link'
import {Box, Flex, Heading, Stack} from '@sanity/ui'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {type Dependent, dependentsOf, targetOf, targetToday} from '@upline/editorial/uses/dependents.ts'
import {fetchContent} from '@upline/editorial/uses/fetch-dependents.ts'
import {shownIn} from '@upline/editorial/uses/shown-in.ts'
import {type DocumentInspector, type DocumentInspectorProps, useClient, useEditState, useUnique} from 'sanity'
import {DocumentInspectorHeader} from 'sanity/structure'
import {DependentsList} from '../ui/dependents-list.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {useAsync} from '../ui/use-async.ts'

/** Lists, next to a form, the documents that use this one and the documents that it shows. */
export const connectionsInspector: DocumentInspector = {
  name: 'connections',
  component: Connections,
  useMenuItem: () => ({icon: LinkIcon, title: 'What uses this', showAsAction: true}),
}

/** Waits for a pause in typing. */
const pauseMs = 500

function Connections({documentId, documentType, onClose}: DocumentInspectorProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const {draft, published} = useEditState(getPublishedId(documentId), documentType)
  // Edit state is untyped JSON.
  const document = useUnique((draft ?? published) as StoredDocument | null)
  const {data, error} = useAsync(
    async () => {
      if (!document) return undefined
      const documents = await fetchContent(client)
      const target = targetToday(document._id, document, documents, siteDate())
      // A token belongs to all periods of a fact.
      const {factKey} = targetOf(document._id, document)
      return {
        dependents: dependentsOf(documents, {...target, factKey}),
        shown: shownIn(document, documents),
      }
    },
    [client, document],
    {delayMs: pauseMs},
  )
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader title="What uses this" closeButtonLabel="Close" onClose={onClose} />
      <Box flex={1} overflow="auto" padding={4}>
        {error ? (
          <Note>The content could not be read. Check the connection and open this again.</Note>
        ) : data ? (
          <Stack gap={5}>
            <Group
              title="Used by"
              rows={data.dependents}
              empty="Nothing uses this. Lists that show a whole collection are not counted."
            />
            <Group title="Shows" rows={data.shown} empty="This shows no other document and no fact." />
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
