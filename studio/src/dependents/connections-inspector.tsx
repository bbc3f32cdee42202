import {LinkIcon} from '@sanity/icons/Link'
import {Box, Flex, Heading, Stack, Text} from '@sanity/ui'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {useEffect, useState} from 'react'
import {type DocumentInspector, type DocumentInspectorProps, useClient, useEditState, useUnique} from 'sanity'
import {DocumentInspectorHeader} from 'sanity/structure'
import {Waiting} from '../ui/waiting.tsx'
import {type Dependent, dependentsOf, targetOf, targetToday} from './dependents.ts'
import {DependentsList} from './dependents-list.tsx'
import {fetchContent} from './fetch-dependents.ts'
import {shownIn} from './shown-in.ts'

/** Beside the form of any document: what depends on it, and what it shows itself, each a link. */
export const connectionsInspector: DocumentInspector = {
  name: 'connections',
  component: Connections,
  useMenuItem: () => ({icon: LinkIcon, title: 'What depends on this', showAsAction: true}),
}

interface Found {
  dependents: Dependent[]
  shown: Dependent[]
}

function Connections({documentId, documentType, onClose}: DocumentInspectorProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const {draft, published} = useEditState(publishedId(documentId), documentType)
  // A document of the lake: untyped JSON.
  const document = useUnique((draft ?? published) as StoredDocument | null)
  const [found, setFound] = useState<Found | 'failed'>()

  useEffect(() => {
    if (!document) return
    let isCurrent = true
    // While somebody types, the last state is enough.
    const timer = setTimeout(async () => {
      const next = await fetchContent(client).then(
        (documents): Found => ({
          dependents: dependentsOf(documents, {
            ...targetToday(document._id, document, documents, today()),
            // Whichever period's figure the texts show.
            factKey: targetOf(document._id, document).factKey,
          }),
          shown: shownIn(document, documents),
        }),
        () => 'failed' as const,
      )
      if (isCurrent) setFound(next)
    }, 500)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, document])

  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader title="What depends on this" closeButtonLabel="Close" onClose={onClose} />
      <Box flex={1} overflow="auto" padding={4}>
        {found === 'failed' ? (
          <Text size={1} muted>
            The content could not be read. Check the connection and open this again.
          </Text>
        ) : found ? (
          <Stack gap={5}>
            <Part
              title="Depends on this"
              rows={found.dependents}
              none="Nothing refers to it, links to it or holds it. Lists that show a whole collection are not counted."
            />
            <Part
              title="Shown here"
              rows={found.shown}
              none="It refers to no other document and holds no fact."
            />
          </Stack>
        ) : (
          <Waiting />
        )}
      </Box>
    </Flex>
  )
}

function Part({title, rows, none}: {title: string; rows: readonly Dependent[]; none: string}) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={0}>
        {title} ({rows.length})
      </Heading>
      {rows.length > 0 ? (
        <DependentsList dependents={rows} whole />
      ) : (
        <Text size={1} muted>
          {none}
        </Text>
      )}
    </Stack>
  )
}
