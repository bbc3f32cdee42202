import type {Column} from './columns.ts'
import {guessMapping, type Mapping} from './mapping.ts'

const key = (type: string) => `upline.import.${type}`

/** The fields that this browser gave to columns of these names before; a guess by title for the others. */
export function recallMapping(type: string, header: readonly string[], columns: readonly Column[]): Mapping {
  const known = read(type)
  const names = new Set(['_id', ...columns.map(({name}) => name)])
  const guessed = guessMapping(header, columns)
  return header.map((cell, at) => {
    const field = known[cell]
    return field !== undefined && (field === '' || names.has(field)) ? field || undefined : guessed[at]
  })
}

export function rememberMapping(type: string, header: readonly string[], mapping: Mapping): void {
  const fields = Object.fromEntries(header.map((cell, at) => [cell, mapping[at] ?? '']))
  try {
    localStorage.setItem(key(type), JSON.stringify({...read(type), ...fields}))
  } catch {
    // Without storage the mapping is chosen again.
  }
}

function read(type: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(type)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}
