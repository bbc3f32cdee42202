import {getPublishedId} from '@sanity/client/csm'
import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Box, Flex} from '@sanity/ui'
import {type DocumentInspector, type DocumentInspectorProps, useEditState} from 'sanity'
import {DocumentInspectorHeader} from 'sanity/structure'
import {Note} from '../ui/note.tsx'
import {Effect} from './effect.tsx'

const title = 'What publishing changes'

/** Shows, next to a form, what a publish of the draft changes on the site. */
export const effectInspector: DocumentInspector = {
  name: 'effect',
  component: EffectPanel,
  useMenuItem: () => ({icon: EyeOpenIcon, title, showAsAction: true}),
}

function EffectPanel({documentId, documentType, onClose}: DocumentInspectorProps) {
  const id = getPublishedId(documentId)
  const {draft} = useEditState(id, documentType)
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader title={title} closeButtonLabel="Close" onClose={onClose} />
      <Box flex={1} overflow="auto" padding={4} tabIndex={0}>
        {draft ? (
          <Effect ids={[id]} action="publish" revision={draft._rev} />
        ) : (
          <Note>Everything is published. Edit the document to see what your changes do.</Note>
        )}
      </Box>
    </Flex>
  )
}
