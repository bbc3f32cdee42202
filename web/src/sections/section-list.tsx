import {memo, Suspense, use} from 'react'
import type {Section} from '../content/types.ts'
import {isSectionType, loadedSection, loadSection} from './load-sections.ts'
import {PanelSections} from './panel-sections.ts'
import {SectionBoundary} from './section-boundary.tsx'
import {UnknownSection} from './unknown-section.tsx'

/** Renders sections one after the other. One that fails, or is of a type this build does not know, leaves the others alone. */
export function SectionList({sections}: {sections: readonly Section[] | null | undefined}) {
  const list = sections?.map((section) => (
    <SectionBoundary key={section._key} section={section}>
      {/* On a server an error ends at a Suspense boundary, not at an error boundary; nothing waits here (load-sections.ts). */}
      <Suspense fallback={null}>
        {isSectionType(section._type) ? (
          <KnownSection section={section} />
        ) : (
          <UnknownSection type={section._type} />
        )}
      </Suspense>
    </SectionBoundary>
  ))
  return <PanelSections value={SectionList}>{list}</PanelSections>
}

/** Drawn again only when its content changes: a filter or a search in one section leaves the others of the page alone. */
const KnownSection = memo(function KnownSection({section}: {section: Section}) {
  const Component = loadedSection(section._type) ?? use(loadSection(section._type))
  return <Component section={section} />
})
