import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Box} from '@sanity/ui'
import {releaseMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {createContext, useContext, useState} from 'react'
import type {LayoutProps, ReleaseActionComponent, ReleaseDocument} from 'sanity'
import {Effect} from '../../ui/effect/effect.tsx'
import {Modal} from '../../ui/modal.tsx'

const ShowRelease = createContext<(release: ReleaseDocument) => void>(() => {})

/** “What this changes” in the menu of a release. An action of a release can't render, so the layout shows its dialog. */
export const ReleaseEffectAction: ReleaseActionComponent = ({release, documents}) => {
  const show = useContext(ShowRelease)
  return {
    label: 'What this changes on the site',
    icon: EyeOpenIcon,
    disabled: documents.length === 0,
    onHandle: () => show(release),
  }
}

export function ReleaseEffectLayout(props: LayoutProps) {
  const [release, setRelease] = useState<ReleaseDocument>()
  return (
    <ShowRelease value={setRelease}>
      {props.renderDefault(props)}
      {release && (
        <Modal
          id="release-effect"
          header={`What “${release.metadata.title || 'Untitled release'}” changes on the site`}
          width={1}
          onClose={() => setRelease(undefined)}
        >
          <Box padding={4}>
            <Effect
              mutations={(planning) => releaseMutations(planning, release.name)}
              revision={release._rev}
            />
          </Box>
        </Modal>
      )}
    </ShowRelease>
  )
}
