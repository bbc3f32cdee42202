import type {Column} from './columns.ts'
import {guessMapping, type Mapping} from './mapping.ts'

const key = (type: string) => `upline.import.${type}`

/** Loads the last mapping of these columns in this browser, and guesses the others by title. */
export function loadMapping(type: string, header: readonly string[], columns: readonly Column[]): Mapping {
  const saved = read(type)
  const names = new Set(['_id', ...columns.map(({name}) => name)])
  const guessed = guessMapping(header, columns)
  return header.map((cell, at) => {
    const field = saved[cell]
    return field !== undefined && (field === '' || names.has(field)) ? field || undefined : guessed[at]
  })
}

export function saveMapping(type: string, header: readonly string[], mapping: Mapping): void {
  const fields = Object.fromEntries(header.map((cell, at) => [cell, mapping[at] ?? '']))
  try {
    localStorage.setItem(key(type), JSON.stringify({...read(type), ...fields}))
  } catch {
    // Without storage, the editor maps the columns again.
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
