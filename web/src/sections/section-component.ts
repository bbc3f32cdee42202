import type {ComponentType} from 'react'
import type {SectionOf, SectionType} from '../content/types.ts'

export type SectionComponent<T extends SectionType> = ComponentType<{section: SectionOf<T>}>

/** The component of each section type that the queries know: one that is missing, or takes another section, does not compile. */
export type SectionComponents = {[T in SectionType]: SectionComponent<T>}

export type SectionRegistry = {[T in SectionType]: () => Promise<SectionComponent<T>>}
