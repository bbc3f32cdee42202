import {memo} from 'react'
import {EditableMember} from '../content/editable-document.tsx'
import type {Section} from '../content/types.ts'
import {Part} from './part.tsx'
import {sectionComponent} from './section-components.ts'
import {isEntry} from './with-panel-sections.ts'

/** Renders sections whose code is loaded, one after the other. One that fails, or whose type this build does not know, leaves the others alone. */
export function SectionList({sections}: {sections: readonly Section[] | null | undefined}) {
  return sections?.filter(isEntry).map((section, index) => (
    <EditableMember key={section._key ?? index} list="sections" index={index} member={section}>
      <Part name={`${section._type} (${section._key})`} content={section}>
        <LoadedSection section={section} />
      </Part>
    </EditableMember>
  ))
}

/** Memoized so that typing in one section does not render the others again. */
const LoadedSection = memo(function LoadedSection({section}: {section: Section}) {
  const Component = sectionComponent(section._type)
  return <Component section={section} />
})
