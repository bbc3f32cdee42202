import type {Section, SectionType} from '../content/types.ts'
import {withPanelSections} from './panel-sections.ts'
import {registry} from './registry.generated.ts'
import type {SectionComponent} from './section-component.ts'

// The component of whatever type was looked up: the registry's own type holds each type and its component together.
type AnySection = SectionComponent<SectionType>

const loaded = new Map<SectionType, AnySection>()

export const isSectionType = (type: string): type is SectionType => Object.hasOwn(registry, type)

/** Loads the code of the sections and of those inside their tab panels. To be awaited before they are rendered. */
export async function loadSections(sections: readonly Section[] | null | undefined): Promise<void> {
  await Promise.all(sectionTypes(sections).map(loadSection))
}

/** The component of a section type. Throws where `loadSections` did not load it before. */
export function loadedSection(type: SectionType): AnySection {
  const component = loaded.get(type)
  if (!component)
    throw new Error(`The code of the section type "${type}" is not loaded: await loadSections first`)
  return component
}

/** Types of the sections and of those inside tab panels, each once. Unknown types are left out. */
export function sectionTypes(sections: readonly Section[] | null | undefined): SectionType[] {
  const types = withPanelSections(sections).map(({_type}) => _type)
  return [...new Set(types)].filter(isSectionType)
}

async function loadSection(type: SectionType): Promise<void> {
  if (loaded.has(type)) return
  // Each loader resolves with the component of its own type, which TypeScript cannot follow through a lookup.
  loaded.set(type, (await registry[type]()) as AnySection)
}
