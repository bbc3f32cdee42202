import type {ComponentType} from 'react'
import type {ContentData, SectionOf, SectionType} from '../content/types.ts'

type SectionComponent<Type extends SectionType> = ComponentType<{section: SectionOf<Type>}>

/** Loads the component of each section type that the queries know: one that is missing, or takes another section, does not compile. */
export type SectionRegistry = {[Type in SectionType]: () => Promise<SectionComponent<Type>>}

// Each component takes the content of its own type, which the maps of their loaders check.
export type AnyPage = ComponentType<{content: ContentData}>
export type AnySection = SectionComponent<SectionType>

/*
 * The loaded components by type. This module imports types only: on the development server an
 * update of a module also replaces the modules that import it, and a new one would have loaded nothing.
 */
export const loadedPages = new Map<string, AnyPage>()
export const loadedSections = new Map<string, AnySection>()
