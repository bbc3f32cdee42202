import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {placeOfPath} from '@upline/editorial/checks/publish-problems.ts'
import type {DocumentInspector, DocumentInspectorProps} from 'sanity'
import {DocumentInspectorHeader, useDocumentPane} from 'sanity/structure'
import {Note} from '../ui/note.tsx'

const tones = {error: 'critical', warning: 'caution', info: 'primary'} as const

/** Returns the inspectors, with places in the validation list that editors know: Sanity's would name “Mark definitions”. */
export function withPlaces(inspectors: DocumentInspector[]): DocumentInspector[] {
  return inspectors.map((each) =>
    each.name === 'sanity/structure/validation' ? {...each, component: Validation} : each,
  )
}

function Validation({onClose}: DocumentInspectorProps) {
  const {validation, value, onPathOpen, onFocus} = useDocumentPane()
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader title="Validation" closeButtonLabel="Close" onClose={onClose} />
      <Box flex={1} overflow="auto" padding={3}>
        {validation.length === 0 && <Note>No problems.</Note>}
        <Stack gap={2}>
          {validation.map(({level, path, message}, index) => (
            <Card
              // The same message may appear twice at one place.
              key={index}
              as="button"
              padding={3}
              radius={2}
              tone={tones[level]}
              onClick={() => {
                onPathOpen(path)
                onFocus(path)
              }}
            >
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {placeOfPath(value as StoredDocument, path)}
                </Text>
                <Note>{message}</Note>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}
