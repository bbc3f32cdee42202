import type {ComponentType} from 'react'
import type {Section, SectionType} from '../content/types.ts'
import {homeSections} from './home-sections.generated.ts'

const components = new Map(Object.entries(homeSections))

/** Adds the sections that home does not have, once their code is here. */
export function addSections(more: Readonly<Record<string, unknown>>): void {
  for (const [type, component] of Object.entries(more)) components.set(type, component as never)
}

/** Returns the component of a section type. Throws if it is not loaded yet, or if this build does not know the type. */
export function sectionComponent(type: SectionType): ComponentType<{section: Section}> {
  const component = components.get(type)
  if (!component) throw new Error(`The section type "${type}" is unknown, or its code is not loaded`)
  return component as ComponentType<{section: Section}>
}

/** Returns whether home has the code of all these sections. */
export const areOnHome = (sections: unknown): boolean =>
  Array.isArray(sections) && sections.every((section) => Object.hasOwn(homeSections, section?._type))

/** Returns whether one of these sections is the inquiry form. */
export const includesForm = (sections: unknown): boolean =>
  Array.isArray(sections) && sections.some((section) => section?._type === 'inquiryForm')
