import {memo, useEffect} from 'react'
import {env} from '../config/env.ts'
import {EditableMember} from '../content/editable-document.tsx'
import type {Section} from '../content/types.ts'
import {reportError} from '../services/error-log/report-error.ts'
import {loadedSection} from './load-sections.ts'
import {Part} from './part.tsx'
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
  const Component = loadedSection(section._type)
  return Component ? <Component section={section} /> : <UnknownSection type={section._type} />
})

/** A section type that content has and this build does not: shown to developers, logged and skipped for visitors. */
function UnknownSection({type}: {type: string}) {
  useEffect(() => {
    reportError(new Error(`No component for the section type "${type}"`), {
      component: type,
      category: 'UI_COMPONENT',
    })
  }, [type])
  return env.development ? <pre className="container-page py-8">{`Unknown section: ${type}`}</pre> : null
}
