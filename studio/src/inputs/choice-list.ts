export interface Choice {
  key: string
  title: string
}

/**
 * The published choices as the options of a field, and what the field holds besides: a value from before staff could
 * edit the list must be seen to be replaced.
 */
export function choiceOptions(
  choices: readonly Choice[],
  held: readonly unknown[],
): {value: string; title: string}[] {
  const known = new Set(choices.map(({key}) => key))
  const others = held.filter((key): key is string => typeof key === 'string' && key !== '' && !known.has(key))
  return [
    ...choices.map(({key, title}) => ({value: key, title})),
    ...[...new Set(others)].map((key) => ({
      value: key,
      title: choices.length === 0 ? key : `${key} (not in the list)`,
    })),
  ]
}
