import type {Column} from '@upline/editorial/tables/columns.ts'
import {guessMapping, idColumn, type Mapping} from '@upline/editorial/tables/mapping.ts'
import {get, update} from 'idb-keyval'

const key = (type: string) => `upline.import.${type}`

/** Loads the last mapping of these columns in this browser, and maps the others to fields with the same title or name. */
export async function loadMapping(
  type: string,
  header: readonly string[],
  columns: readonly Column[],
): Promise<Mapping> {
  // Without storage, the editor maps the columns again.
  const saved = await get<Record<string, string>>(key(type)).catch(() => undefined)
  const guessed = guessMapping(header, columns)
  return header.map((cell, at) => {
    const field = saved?.[cell]
    const isKnown = field === '' || field === idColumn || columns.some(({name}) => name === field)
    return isKnown ? field || undefined : guessed[at]
  })
}

export async function saveMapping(type: string, header: readonly string[], mapping: Mapping): Promise<void> {
  const fields = Object.fromEntries(header.map((cell, at) => [cell, mapping[at] ?? '']))
  await update(key(type), (saved = {}) => ({...saved, ...fields})).catch(() => undefined)
}
