import {checkOnce} from './unique-values.ts'

interface Section {
  _key: string
  _type: string
  anchor?: string
  panels?: {sections?: Section[]}[]
}

const anchorsOnce = checkOnce(
  'anchor',
  (anchor) => `Two sections have the anchor “${anchor}”: links would reach the first one only. Rename one.`,
)

/** Allows each anchor once on a page, tabs included. */
export function checkAnchors(sections: unknown) {
  const all = sectionsOf(sections).flatMap((section) =>
    [section, ...(section.panels ?? []).flatMap((panel) => panel.sections ?? [])].map((inner) => ({
      // A problem inside a tab shows at the section that holds the tab.
      _key: section._key,
      anchor: inner.anchor,
    })),
  )
  return anchorsOnce(all)
}

/** Warns unless a page has one hero, at the top, because the hero has the main heading. */
export function checkHero(sections: unknown): string | undefined {
  const all = sectionsOf(sections)
  const heroes = all.filter((section) => section._type === 'hero').length
  if (all.length === 0 || (heroes === 1 && all[0]?._type === 'hero')) return undefined
  if (heroes > 1)
    return 'A page has one main heading: keep one hero and use “Text” or “Call to action” for the others.'
  return 'Start the page with a hero: it has the main heading.'
}

function sectionsOf(value: unknown): Section[] {
  // The rule is on `page.sections`, whose members are sections.
  return Array.isArray(value) ? (value as Section[]) : []
}
