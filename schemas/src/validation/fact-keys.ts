/** Validates the format of a fact's key. */
export function validateFactKey(key: string | undefined): string | undefined {
  if (!key || /^[a-z][a-zA-Z0-9]*$/.test(key)) return undefined
  return 'Start with a lowercase letter and use only letters and digits, such as partBPremium.'
}
