/** The form of a fact's key: true, or what is wrong with it. */
export function factKeyProblem(key: string): true | string {
  if (/^[a-z][a-zA-Z0-9]*$/.test(key)) return true
  return 'Start with a small letter and use letters and digits only, for example partBPremium.'
}
