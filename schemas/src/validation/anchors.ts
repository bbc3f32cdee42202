/** Validates an anchor or tab key. */
export function validateAnchor(name: string | undefined): string | undefined {
  if (!name || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined
  if (name.startsWith('#')) return 'Leave out the #.'
  return 'Use lowercase letters, digits and single dashes, such as “how-it-works”.'
}
