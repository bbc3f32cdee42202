import {type Cell, parseDate} from './cells.ts'
import {parseStates, type StateRow, withStates} from './state-rows.ts'

/** The states of a carrier: `TX, OK | Term Life, Whole Life | 2026-01-01`, one line for states with the same products and start date. */
export const stateCell: Cell = {
  hint: 'States | products | available since, one line for each group: TX, OK | Term Life, Whole Life | 2026-01-01',
  format: (value) => {
    const groups = new Map<string, string[]>()
    for (const {state, products = [], since = ''} of Array.isArray(value) ? (value as StateRow[]) : []) {
      const terms = [products.map(escaped).join(', '), since]
      while (terms.at(-1) === '') terms.pop()
      const key = terms.map((term) => ` | ${term}`).join('')
      groups.set(key, [...(groups.get(key) ?? []), state])
    }
    return [...groups].map(([terms, states]) => states.join(', ') + terms).join('\n')
  },
  parse: (text, current) => {
    const old = Array.isArray(current) ? (current as StateRow[]) : []
    let rows: StateRow[] = []
    for (const line of text.split(/\r\n|\n|\r/).filter((each) => each.trim() !== '')) {
      const [names = '', productList = '', date = '', ...more] = line.split('|').map((part) => part.trim())
      if (more.length > 0) return {problem: `“${line}” has more than 3 parts.`}
      const {states, problem} = parseStates(names)
      if (problem) return {problem: `${problem} Use codes or names, such as TX or Texas.`}
      const repeated = states.find((state) => rows.some((row) => row.state === state))
      if (repeated) return {problem: `${repeated} is in two lines. Keep one.`}
      const since = date ? parseDate(date) : undefined
      if (since && 'problem' in since) return since
      const products = productList
        .split(/(?<!\\),/)
        .flatMap((name) => name.replaceAll('\\,', ',').trim() || [])
      rows = withStates(rows, states, {
        ...(products.length > 0 && {products}),
        ...(since && {since: String(since.value)}),
      })
    }
    return {
      value: rows.map((row) => ({
        ...row,
        _key: old.find(({state}) => state === row.state)?._key ?? row._key,
      })),
    }
  },
}

/** The plans of a carrier by state: `TX 12, OK 8`. */
export const statePlansCell: Cell = {
  hint: 'States with their number of plans: TX 12, OK 8',
  format: (value) =>
    (Array.isArray(value) ? (value as StatePlans[]) : [])
      .map(({state, plans}) => `${state} ${plans}`)
      .join(', '),
  parse: (text, current) => {
    const old = Array.isArray(current) ? (current as StatePlans[]) : []
    const rows: StatePlans[] = []
    for (const part of text
      .split(/[,;\n\r]+/)
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [, name = '', count = ''] = /^(.*\D)\s*:?\s*(\d+)$/.exec(part) ?? []
      if (!name) return {problem: `“${part}” isn’t a state with a number. Write TX 12.`}
      const {states, problem} = parseStates(name.replace(/[\s:|]+$/, ''))
      const [state] = states
      if (problem || !state) return {problem: problem ?? `“${part}” has no state. Write TX 12.`}
      if (rows.some((row) => row.state === state))
        return {problem: `${state} is in the cell twice. Keep one.`}
      const _key = old.find((row) => row.state === state)?._key ?? crypto.randomUUID().slice(0, 12)
      rows.push({_key, state, plans: Number(count)})
    }
    return {value: rows}
  },
}

interface StatePlans {
  _key: string
  state: string
  plans: number
}

const escaped = (product: string) => product.replaceAll(',', '\\,')
