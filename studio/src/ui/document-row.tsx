import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import type {ComponentProps, ReactNode} from 'react'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {resolveTokens} from './fact-values.ts'
import {Note} from './note.tsx'

interface DocumentRowProps {
  /** The published id, or that of a release; without it or the type the title is not a link. */
  id?: string | undefined
  type?: string | undefined
  /** Path of the field that the link opens. */
  path?: string | undefined
  /** Title of the document; the title of its type if it has none. */
  title: string | undefined
  /** Muted line below the title, with dots between the notes. */
  notes?: readonly (string | false | undefined)[]
  tone?: ComponentProps<typeof Card>['tone']
  /** Elements before the title. */
  start?: ReactNode
  /** Badges and buttons after the text. */
  end?: ReactNode
  children?: ReactNode
}

/** Renders a document or a release in a list: its title as a link to its form, notes and actions. */
export function DocumentRow({
  id,
  type,
  path,
  title,
  notes = [],
  tone = 'default',
  start,
  end,
  children,
}: DocumentRowProps) {
  const typeTitle = useSchema().get(type ?? '')?.title
  const shown = title ? resolveTokens(title) : typeTitle
  const intent =
    id && type === 'system.release'
      ? {intent: 'release', params: {id: id.replace('_.releases.', '')}}
      : id && type && typeTitle && {intent: 'edit', params: {id, type, ...(path && {path})}}
  return (
    <Card as="li" padding={3} radius={2} border tone={tone}>
      <Flex align="center" gap={3} wrap="wrap">
        {start}
        <Stack flex={1} gap={3} style={{minWidth: 200}}>
          <Box>
            <Text size={1} weight="medium">
              {intent ? <IntentLink {...intent}>{shown}</IntentLink> : shown}
            </Text>
          </Box>
          {notes.some(Boolean) && <Note>{notes.filter(Boolean).join(' · ')}</Note>}
          {children}
        </Stack>
        {end}
      </Flex>
    </Card>
  )
}
