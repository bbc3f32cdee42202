export interface Finding {
  /** What was looked at, such as a service. */
  about: string
  /** `note` is for what works without, or cannot be seen from here. */
  state: 'good' | 'note' | 'problem'
  /** What was found, and for a problem what to do. No value of a setting: some are secret, and some are put in the wrong place. */
  message: string
}

export const good = (about: string, message: string): Finding => ({about, state: 'good', message})
export const note = (about: string, message: string): Finding => ({about, state: 'note', message})
export const problem = (about: string, message: string): Finding => ({about, state: 'problem', message})

/** One line for each finding, problems last, where a reader looks first. */
export function describeFindings(findings: readonly Finding[]): string {
  const marks = {good: '✔', note: 'i', problem: '✘'}
  const order = ['good', 'note', 'problem']
  return [...findings]
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({about, state, message}) => `${marks[state]} ${about}: ${message}`)
    .join('\n')
}
