import {type Fields, objectsIn} from '@upline/domain/content/stored-document.ts'
import type {MemberProblem} from './rules.ts'
import {checkOnce} from './unique-values.ts'

/** Returns sections of a page, each followed by the sections in its tabs. */
export function withPanels(sections: unknown): Fields[] {
  return objectsIn(sections).flatMap((section) => [
    section,
    ...objectsIn(section.panels).flatMap((panel) => withPanels(panel.sections)),
  ])
}

const anchorsOnce = checkOnce(
  'anchor',
  (anchor) => `Two sections have the anchor “${anchor}”: links would reach the first one only. Rename one.`,
)

/** Allows each anchor once on a page, tabs included. A problem inside a tab shows at the section that holds the tab. */
export function checkAnchors(sections: unknown): MemberProblem[] {
  return anchorsOnce(
    objectsIn(sections).flatMap((section) =>
      withPanels([section]).map(({anchor}) => ({_key: section._key, anchor})),
    ),
  )
}

const tabKeysOnce = checkOnce(
  'key',
  (key) => `Two tabs of the page have the key “${key}”: ?tab=${key} could mean either. Rename one.`,
)

/** Allows each key of a tab once on a page. A problem shows at the section that holds the tab. */
export function checkTabKeys(sections: unknown): MemberProblem[] {
  return tabKeysOnce(
    objectsIn(sections).flatMap(({_key, panels}) => objectsIn(panels).map(({key}) => ({_key, key}))),
  )
}

/** Warns unless a page has one hero, at the top, because the hero has the main heading. */
export function checkHero(sections: unknown): string | undefined {
  const types = objectsIn(sections).map(({_type}) => _type)
  const heroes = types.filter((type) => type === 'hero').length
  if (types.length === 0 || (heroes === 1 && types[0] === 'hero')) return undefined
  if (heroes > 1)
    return 'A page has one main heading: keep one hero and use “Text” or “Call to action” for the others.'
  return 'Start the page with a hero: it has the main heading.'
}
