export interface Result {
  /** The checked file or service. */
  about: string
  /** `note` is optional or cannot be checked. */
  state: 'good' | 'note' | 'problem'
  /** The result and, for a problem, the fix. Contains no values of settings, because some are secrets. */
  message: string
}

export const good = (about: string, message: string): Result => ({about, state: 'good', message})
export const note = (about: string, message: string): Result => ({about, state: 'note', message})
export const problem = (about: string, message: string): Result => ({about, state: 'problem', message})

/** Formats one line per result, problems last. */
export function describeResults(results: readonly Result[]): string {
  const marks = {good: '✔', note: 'i', problem: '✘'}
  const order = ['good', 'note', 'problem']
  return [...results]
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({about, state, message}) => `${marks[state]} ${about}: ${message}`)
    .join('\n')
}
