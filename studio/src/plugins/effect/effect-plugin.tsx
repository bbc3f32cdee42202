import {getPublishedId} from '@sanity/client/csm'
import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Box, Flex} from '@sanity/ui'
import {effectMutations, releaseMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  definePlugin,
  useEditState,
  usePerspective,
} from 'sanity'
import {DocumentInspectorHeader} from 'sanity/structure'
import {Effect} from '../../ui/effect/effect.tsx'
import {Note} from '../../ui/note.tsx'
import {ReleaseEffectAction, ReleaseEffectLayout} from './release-effect.tsx'

const title = 'What publishing changes'

/** Shows, next to a form, what a publish of the draft changes on the site. */
const effectInspector: DocumentInspector = {
  name: 'effect',
  component: EffectPanel,
  useMenuItem: () => ({icon: EyeOpenIcon, title, showAsAction: true}),
}

/** Adds the panel that shows what a publish changes on the site. */
export const effect = definePlugin({
  name: 'upline-effect',
  document: {inspectors: (inspectors) => [...inspectors, effectInspector]},
  releases: {actions: (actions) => [...actions, ReleaseEffectAction]},
  studio: {components: {layout: ReleaseEffectLayout}},
})

function EffectPanel({documentId, documentType, onClose}: DocumentInspectorProps) {
  const id = getPublishedId(documentId)
  const {selectedReleaseId: release} = usePerspective()
  const {draft, version} = useEditState(id, documentType, undefined, release)
  const document = release ? version : draft
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        title={release ? 'What the whole release changes' : title}
        closeButtonLabel="Close"
        onClose={onClose}
      />
      <Box flex={1} overflow="auto" padding={4} tabIndex={0}>
        {document ? (
          <Effect
            mutations={(planning) =>
              release ? releaseMutations(planning, release) : effectMutations(planning, [id], 'publish')
            }
            revision={document._rev}
          />
        ) : (
          <Note>
            {release
              ? 'This document isn’t in the release. Add it to see what the release changes.'
              : 'Everything is published. Edit the document to see what your changes do.'}
          </Note>
        )}
      </Box>
    </Flex>
  )
}
