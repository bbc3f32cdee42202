/** Formats the names of users as the start of a sentence: `Ana Ruiz and Ben Cole are`. */
export function whoIs(users: readonly {displayName?: string | undefined}[]): string {
  const names = new Set(users.map(({displayName}) => displayName ?? 'Someone'))
  return `${[...names].join(' and ')} ${names.size === 1 ? 'is' : 'are'}`
}
