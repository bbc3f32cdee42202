import type {Section, SectionType} from '../content/types.ts'
import {registry, type SectionComponent} from './registry.ts'

// Any section's component, once its type was looked up: the pairing is the registry's, checked there.
type AnySection = SectionComponent<SectionType>

const loaded = new Map<string, AnySection>()
const loading = new Map<string, Promise<AnySection>>()

export const isSectionType = (type: string): type is SectionType => Object.hasOwn(registry, type)

/** The component of a section type if its code is here already; rendering on the server and hydration need it at once. */
export const loadedSection = (type: SectionType): AnySection | undefined => loaded.get(type)

export function loadSection(type: SectionType): Promise<AnySection> {
  const known = loading.get(type)
  if (known) return known
  const promise = registry[type]().then((component) => {
    // Each loader resolves with the component of its own type, see `registry`.
    loaded.set(type, component as AnySection)
    return component as AnySection
  })
  // A download that failed may be tried again.
  promise.catch(() => loading.delete(type))
  loading.set(type, promise)
  return promise
}

/** Types of the sections and of those inside tab panels, each once. Unknown types are left out. */
export function sectionTypes(sections: readonly Section[] | null | undefined): SectionType[] {
  const types = (sections ?? []).flatMap((section) => [
    section._type,
    ...(section._type === 'tabs'
      ? (section.panels ?? []).flatMap((panel) => (panel.sections ?? []).map((inner) => inner._type))
      : []),
  ])
  return [...new Set(types)].filter(isSectionType)
}

export async function loadSections(sections: readonly Section[] | null | undefined): Promise<void> {
  await Promise.all(sectionTypes(sections).map(loadSection))
}
