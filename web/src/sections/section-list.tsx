import {objectsIn, refOf} from '@upline/domain/content/stored-document.ts'
import {memo} from 'react'
import {EditableMember} from '../content/editable-document.tsx'
import type {PageData, Section} from '../content/types.ts'
import {Part} from './part.tsx'
import {sectionComponent} from './section-components.ts'
import {isEntry} from './with-panel-sections.ts'

type Props = {
  sections: readonly Section[] | null | undefined
  /** The shared sections among them, by the key of their place. */
  shared?: PageData['shared']
}

/** Renders sections whose code is loaded, one after the other. One that fails, or whose type this build does not know, leaves the others alone. */
export function SectionList({sections, shared}: Props) {
  const seen = new Set<string>()
  return sections?.filter(isEntry).map((section, index) => {
    const source = refOf(objectsIn(shared).find(({_key}) => _key === section._key))
    // The same section again on a page: an id is allowed once.
    const shown = source && seen.has(source) ? {...section, anchor: null} : section
    if (source) seen.add(source)
    return (
      <EditableMember
        key={section._key ?? index}
        list="sections"
        index={index}
        member={section}
        source={source}
      >
        <Part name={`${section._type} (${section._key})`} content={section}>
          <LoadedSection section={shown} />
        </Part>
      </EditableMember>
    )
  })
}

/** Memoized so that typing in one section does not render the others again. */
const LoadedSection = memo(function LoadedSection({section}: {section: Section}) {
  const Component = sectionComponent(section._type)
  return <Component section={section} />
})
