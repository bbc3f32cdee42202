import type {SiteData} from './types.ts'

type Choices = {choices: Partial<SiteData['choices']>}
type ChoiceType = keyof SiteData['choices']

/** Returns the title of a category, a specialty or a level. A dataset without these documents shows the key. */
export function choiceTitle({choices}: Choices, type: ChoiceType, key: string | null): string {
  return choices[type]?.find((choice) => choice.key === key)?.title ?? key ?? ''
}

/** Returns unique keys in the editors' order, then keys without a document, alphabetically. */
export function inOrder({choices}: Choices, type: ChoiceType, keys?: readonly (string | null)[] | null) {
  const known = keysOf({choices}, type)
  const held = new Set((keys ?? []).filter((key) => key !== null))
  return [...known.filter((key) => held.has(key)), ...[...held].filter((key) => !known.includes(key)).sort()]
}

/** Returns the keys in the editors' order. */
export function keysOf({choices}: Choices, type: ChoiceType): string[] {
  return choices[type]?.flatMap(({key}) => key ?? []) ?? []
}
