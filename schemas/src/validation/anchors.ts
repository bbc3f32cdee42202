/** The form of an anchor or a tab key, which stand in addresses: true, or what is wrong with it. */
export function anchorProblem(name: string | undefined): true | string {
  if (!name || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return true
  if (name.startsWith('#')) return 'Leave out the #.'
  return 'Use small letters, digits and single dashes, for example “how-it-works”.'
}
