import type {ComponentType} from 'react'
import type {SectionOf, SectionType} from '../content/types.ts'

export type SectionComponent<T extends SectionType> = ComponentType<{section: SectionOf<T>}>

/** Loads the component of each section type that the queries know: one that is missing, or takes another section, does not compile. */
export type SectionRegistry = {[T in SectionType]: () => Promise<SectionComponent<T>>}
