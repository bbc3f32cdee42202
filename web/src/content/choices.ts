import type {SiteData} from './types.ts'

type Choice = SiteData['choices'][number]
type Choices = Pick<SiteData, 'choices'>

/** What visitors read for a category, a specialty or a level. A dataset from before these were documents shows the key. */
export function choiceTitle({choices}: Choices, type: Choice['_type'], key: string): string {
  return choices.find((choice) => choice._type === type && choice.key === key)?.title ?? key
}

/** Keys each once: in the order of staff, then what no document names, by the alphabet. */
export function inOrder({choices}: Choices, type: Choice['_type'], keys: readonly string[]): string[] {
  const known = keysOf({choices}, type)
  const held = new Set(keys)
  return [...known.filter((key) => held.has(key)), ...[...held].filter((key) => !known.includes(key)).sort()]
}

export function keysOf({choices}: Choices, type: Choice['_type']): string[] {
  return choices.filter((choice) => choice._type === type).map(({key}) => key)
}
