import {usStates} from '@upline/domain/content/us-states.ts'
import {quoteNames} from '../documents/quote-names.ts'

/** One state in which a carrier is available; without products, all of them are. */
export interface StateRow {
  _key: string
  _type: 'stateAvailability'
  state: string
  products?: string[]
  since?: string
}

/** Products and start date that several states share. */
export type Terms = Pick<StateRow, 'products' | 'since'>

/** Parses codes and names, such as `TX, OK, New Mexico`. `problem` names what is not a state. */
export function parseStates(text: string): {states: string[]; problem?: string} {
  const states = new Set<string>()
  const unknown: string[] = []
  for (const part of text.split(/[,;\n\t]/).map((each) => each.trim().replace(/\s+/g, ' '))) {
    const wanted = part.toLowerCase().replaceAll('.', '')
    const found = usStates.find(({code, name}) => [code, name].some((each) => each.toLowerCase() === wanted))
    if (found) states.add(found.name)
    else if (part) unknown.push(part)
  }
  return {states: [...states], ...(unknown.length > 0 && {problem: `Not a state: ${quoteNames(unknown)}.`})}
}

/** Adds states with the same terms to a list. If the list already has a state, the given terms replace its own. */
export function withStates(rows: readonly StateRow[], states: readonly string[], terms: Terms): StateRow[] {
  const changed = new Set(states)
  const kept = rows.map((row) => (changed.has(row.state) ? {...row, ...terms} : row))
  const known = new Set(rows.map(({state}) => state))
  const added = states.filter((state) => !known.has(state))
  return [
    ...kept,
    ...added.map((state): StateRow => ({_key: newKey(), _type: 'stateAvailability', state, ...terms})),
  ]
}

const newKey = () => crypto.randomUUID().slice(0, 12)
