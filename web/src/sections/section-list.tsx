import {memo, useContext} from 'react'
import {DataAttributeContext, useDataAttribute} from '../content/data-attribute.ts'
import {RenderRecordContext} from '../content/render-record.ts'
import type {Section} from '../content/types.ts'
import {loadedSection} from './load-sections.ts'
import {PanelSections} from './panel-sections.ts'
import {SectionBoundary} from './section-boundary.tsx'
import {UnknownSection} from './unknown-section.tsx'

/**
 * Renders sections whose code is loaded, one after the other. In a browser one that fails, or is of a type that this build does not
 * know, leaves the others alone; on a server, where React has no error boundaries, its error ends the render.
 */
export function SectionList({sections}: {sections: readonly Section[] | null | undefined}) {
  const attribute = useDataAttribute()
  const list = sections?.map((section) => (
    <DataAttributeContext key={section._key} value={attribute?.scope(['sections', {_key: section._key}])}>
      <SectionBoundary section={section}>
        <LoadedSection section={section} />
      </SectionBoundary>
    </DataAttributeContext>
  ))
  return <PanelSections value={SectionList}>{list}</PanelSections>
}

/** Memoised: a filter or a search in one section does not render the others of the page again. */
const LoadedSection = memo(function LoadedSection({section}: {section: Section}) {
  const record = useContext(RenderRecordContext)
  if (record) record.section = section
  const Component = loadedSection(section._type)
  return Component ? <Component section={section} /> : <UnknownSection type={section._type} />
})
