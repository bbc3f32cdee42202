import type {SectionType} from '../content/types.ts'
import {type AnySection, loadedSections} from './loaded-code.ts'
import {registry} from './registry.generated.ts'
import {withPanelSections} from './with-panel-sections.ts'

const loaders: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = registry

/** Loads the code of the sections and of those inside their tab panels. To be awaited before they are rendered. */
export async function loadSections(sections: Parameters<typeof withPanelSections>[0]): Promise<void> {
  const missing = sectionTypes(sections).filter((type) => !loadedSections.has(type))
  await Promise.all(
    missing.map(async (type) => {
      const load = Object.hasOwn(loaders, type) ? loaders[type] : undefined
      loadedSections.set(type, (await load?.()) as AnySection | undefined)
    }),
  )
}

/**
 * Returns the component of a section type, or undefined if this build does not know the type. Throws if it is not loaded yet.
 */
export function loadedSection(type: SectionType): AnySection | undefined {
  if (!loadedSections.has(type))
    throw new Error(`The code of the section type "${type}" is not loaded: await loadSections first`)
  return loadedSections.get(type)
}

/** Types of the sections and of those inside tab panels, each once. */
export function sectionTypes(sections: Parameters<typeof withPanelSections>[0]): SectionType[] {
  return [...new Set(withPanelSections(sections).map(({_type}) => _type))]
}
