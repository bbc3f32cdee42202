/** Validates the format of a fact's key. */
export function validateFactKey(key: string | undefined): string | undefined {
  if (!key || /^[a-z][a-zA-Z0-9]*$/.test(key)) return undefined
  return 'Start with a small letter and use letters and digits only, for example partBPremium.'
}
