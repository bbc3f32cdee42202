import {memo} from 'react'
import {DataAttributeContext, useDataAttribute} from '../content/data-attribute.ts'
import type {Section} from '../content/types.ts'
import {loadedSection} from './load-sections.ts'
import {isEntry, PanelSections} from './panel-sections.ts'
import {Part} from './part.tsx'
import {UnknownSection} from './unknown-section.tsx'

/** Renders sections whose code is loaded, one after the other. One that fails, or whose type this build does not know, leaves the others alone. */
export function SectionList({sections}: {sections: readonly Section[] | null | undefined}) {
  const attribute = useDataAttribute()
  const list = sections?.filter(isEntry).map((section) => (
    <DataAttributeContext key={section._key} value={attribute?.scope(['sections', {_key: section._key}])}>
      <Part part={{type: section._type, key: section._key}} content={section}>
        <LoadedSection section={section} />
      </Part>
    </DataAttributeContext>
  ))
  return <PanelSections value={SectionList}>{list}</PanelSections>
}

/** Memoised: a filter or a search in one section does not render the others of the page again. */
const LoadedSection = memo(function LoadedSection({section}: {section: Section}) {
  const Component = loadedSection(section._type)
  return Component ? <Component section={section} /> : <UnknownSection type={section._type} />
})
