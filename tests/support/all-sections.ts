import {contentInForce} from '@upline/domain/periods/in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {Section, SectionOf, SectionType} from '@upline/web/content/types.ts'
import {sectionFields} from '@upline/web/sections/section-fields.generated.ts'
import {withPanelSections} from '@upline/web/sections/with-panel-sections.ts'
import {sampleSite} from './marked-content.ts'
import {querySample, today} from './sample-dataset.ts'

const longestList = 6
const modules = import.meta.glob<Record<string, Section>>('../../web/src/sections/*/*.fixture.ts', {
  eager: true,
})
const fixtures = Object.values(modules).flatMap((module) => Object.values(module))

/**
 * One section of each type: its fixture, or what the page query returns for the sample's sections of the type, with every field that one
 * of them has. Its key is its type.
 */
export const allSections: Section[] = [...fixtures, ...sampleSections(fixtures.map(({_type}) => _type))]

export type Filled<Content> = {[Field in keyof Content]: NonNullable<Content[Field]>}

/** The section of this type. Throws if neither a fixture nor the sample has one. */
export function sectionOf<Type extends SectionType>(type: Type): Filled<SectionOf<Type>> {
  const section = allSections.find(({_type}) => _type === type)
  if (!section) throw new Error(`There is no section of the type "${type}"`)
  return section as Filled<SectionOf<Type>> // its _type is that of the type, and tests read only what it has
}

function sampleSections(except: readonly string[]): Section[] {
  const pages = querySample<{sections: Section[] | null}[]>(
    `*[_type == "page"]{sections[]{${sectionFields}}}`,
  )
  const byType = new Map<string, Record<string, unknown>>()
  for (const {sections} of resolveContent(contentInForce(pages, today), sampleSite().facts)) {
    for (const section of withPanelSections(sections)) {
      const merged = byType.get(section._type) ?? {_key: section._type}
      for (const [field, value] of Object.entries(section)) {
        merged[field] ??= Array.isArray(value) ? value.slice(0, longestList) : value
      }
      byType.set(section._type, merged)
    }
  }
  // Fields of sections of one type make a section of the type.
  return [...byType.values()].filter(({_type}) => !except.includes(String(_type))) as Section[]
}
