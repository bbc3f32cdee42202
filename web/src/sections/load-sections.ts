import type {SectionType} from '../content/types.ts'
import {registry} from './registry.generated.ts'
import type {SectionComponent} from './section-component.ts'
import {withPanelSections} from './with-panel-sections.ts'

// TypeScript cannot infer that a component found by its type takes that type; the generated types check each pair.
type AnySection = SectionComponent<SectionType>

/** Components by type, with undefined if the type is unknown. */
const loaded = new Map<string, AnySection | undefined>()
const loaders: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = registry

/** Loads the code of the sections and of those inside their tab panels. To be awaited before they are rendered. */
export async function loadSections(sections: Parameters<typeof withPanelSections>[0]): Promise<void> {
  const missing = sectionTypes(sections).filter((type) => !loaded.has(type))
  await Promise.all(
    missing.map(async (type) => {
      const load = Object.hasOwn(loaders, type) ? loaders[type] : undefined
      loaded.set(type, (await load?.()) as AnySection | undefined)
    }),
  )
}

/**
 * Returns the component of a section type, or undefined if this build does not know the type. Throws if it is not loaded yet.
 */
export function loadedSection(type: SectionType): AnySection | undefined {
  if (!loaded.has(type))
    throw new Error(`The code of the section type "${type}" is not loaded: await loadSections first`)
  return loaded.get(type)
}

/** Types of the sections and of those inside tab panels, each once. */
export function sectionTypes(sections: Parameters<typeof withPanelSections>[0]): SectionType[] {
  return [...new Set(withPanelSections(sections).map(({_type}) => _type))]
}
