import type {SectionType} from '../content/types.ts'
import {type AnySection, loadedSections} from './loaded-code.ts'
import {registry} from './registry.generated.ts'
import {withPanelSections} from './with-panel-sections.ts'

/** Loads the code of the sections and of those inside their tab panels. To be awaited before they are rendered. */
export async function loadSections(sections: Parameters<typeof withPanelSections>[0]): Promise<void> {
  const missing = sectionTypes(sections).filter((type) => !loadedSections.has(type))
  await Promise.all(
    missing.map(async (type) => loadedSections.set(type, (await registry[type]()) as AnySection)),
  )
}

/** Returns the component of a section type. Throws if it is not loaded yet, or if this build does not know the type. */
export function loadedSection(type: SectionType): AnySection {
  const component = loadedSections.get(type)
  if (!component) throw new Error(`The section type "${type}" is ${isKnown(type) ? 'not loaded' : 'unknown'}`)
  return component
}

/** Returns the types of the sections and of those inside tab panels, each once, without types that this build does not know. */
export function sectionTypes(sections: Parameters<typeof withPanelSections>[0]): SectionType[] {
  return [...new Set(withPanelSections(sections).map(({_type}) => _type))].filter(isKnown)
}

const isKnown = (type: unknown): type is SectionType =>
  typeof type === 'string' && Object.hasOwn(registry, type)
