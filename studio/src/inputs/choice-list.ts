export interface Choice {
  key: string
  title: string
}

/** Returns the published choices as options, and the field's own values that are no longer in the list. */
export function choiceOptions(
  choices: readonly Choice[],
  stored: readonly unknown[],
): {value: string; title: string}[] {
  const known = new Set(choices.map(({key}) => key))
  const others = stored.filter(
    (key): key is string => typeof key === 'string' && key !== '' && !known.has(key),
  )
  return [
    ...choices.map(({key, title}) => ({value: key, title})),
    ...[...new Set(others)].map((key) => ({
      value: key,
      title: choices.length === 0 ? key : `${key} (not in the list)`,
    })),
  ]
}
