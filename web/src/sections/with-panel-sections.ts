import type {SectionType} from '../content/types.ts'

type Listed = {
  _key: string
  _type: SectionType
  panels?: readonly ({sections?: readonly Listed[] | null} | null)[] | null
}

/** Returns the sections of a page and of its tab panels, each panel's before the tabs that contain it. */
export function withPanelSections(sections: readonly Listed[] | null | undefined): Listed[] {
  return entriesOf(sections).flatMap((section) => [
    ...entriesOf(section.panels).flatMap((panel) => entriesOf(panel?.sections)),
    section,
  ])
}

/** Returns whether an entry of a list is an object: a list in the content can have others. */
export function isEntry(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

// The code of a list of a wrong type is not needed: the section that renders it fails.
function entriesOf<Entry>(value: readonly Entry[] | null | undefined): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}
