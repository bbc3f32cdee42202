import {repeatedNames} from './unique-names.ts'

interface Section {
  _key: string
  _type: string
  anchor?: string
  panels?: {sections?: Section[]}[]
}

/** Custom rule for `page.sections`: an anchor stands once on a page, also inside tabs. */
export function checkAnchors(sections: unknown) {
  const named = sectionsOf(sections).flatMap((section) =>
    [section, ...(section.panels ?? []).flatMap((panel) => panel.sections ?? [])].map((inner) => ({
      // A problem inside a tab shows at the section that holds the tab.
      _key: section._key,
      name: inner.anchor,
    })),
  )
  const problems = repeatedNames(
    named,
    (anchor) => `Two sections have the anchor “${anchor}”: links would reach the first one only. Rename one.`,
  )
  return problems.length === 0 || problems
}

/** Custom rule for `page.sections`, as a warning: the hero holds the main heading, so there is one, at the top. */
export function checkHero(sections: unknown): true | string {
  const all = sectionsOf(sections)
  const heroes = all.filter((section) => section._type === 'hero').length
  if (all.length === 0 || (heroes === 1 && all[0]?._type === 'hero')) return true
  if (heroes > 1)
    return 'A page has one main heading: keep one hero and use “Text” or “Call to action” for the others.'
  return 'Start the page with a hero: it has the main heading.'
}

function sectionsOf(value: unknown): Section[] {
  // The rule is on `page.sections`, whose members are sections.
  return Array.isArray(value) ? (value as Section[]) : []
}
