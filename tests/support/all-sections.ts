import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {Section, SectionOf, SectionType} from '@upline/web/content/types.ts'
import {withPanelSections} from '@upline/web/sections/panel-sections.ts'
import {sectionFields} from '@upline/web/sections/section-fields.generated.ts'
import {querySample, today} from './sample-dataset.ts'

const longestList = 3
const modules = import.meta.glob<Record<string, Section>>('../../web/src/sections/*/*.fixture.ts', {
  eager: true,
})
const fixtures = Object.values(modules).flatMap((module) => Object.values(module))

/** One section of each type: its fixture, or what the page query returns for the sample's sections of the type, with every field that one of them has. */
export const allSections: Section[] = [...fixtures, ...sampleSections(fixtures.map(({_type}) => _type))]

/** The section of this type. Throws if neither a fixture nor the sample has one. */
export function sectionOf<Type extends SectionType>(type: Type): SectionOf<Type> {
  const section = allSections.find(({_type}) => _type === type)
  if (!section) throw new Error(`There is no section of the type "${type}"`)
  return section as SectionOf<Type> // its _type is that of the type
}

function sampleSections(except: readonly string[]): Section[] {
  const pages = querySample<{sections: Section[] | null}[]>(
    `*[_type == "page"]{sections[]{${sectionFields}}}`,
  )
  const byType = new Map<string, Record<string, unknown>>()
  for (const {sections} of contentInForce(pages, today)) {
    for (const section of withPanelSections(sections)) {
      const merged = byType.get(section._type) ?? {}
      for (const [field, value] of Object.entries(section)) {
        merged[field] ??= Array.isArray(value) ? value.slice(0, longestList) : value
      }
      byType.set(section._type, merged)
    }
  }
  // Fields of sections of one type make a section of the type.
  return [...byType.values()].filter(({_type}) => !except.includes(String(_type))) as Section[]
}
