/** Validates an anchor or tab key. Returns true or an error message. */
export function anchorProblem(name: string | undefined): true | string {
  if (!name || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return true
  if (name.startsWith('#')) return 'Leave out the #.'
  return 'Use lowercase letters, digits and single dashes, such as “how-it-works”.'
}
