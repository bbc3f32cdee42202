import {titleFields} from '@upline/schemas/health/stored-document.ts'
import type {Column} from './columns.ts'

export const idColumn = '_id'

/** For each column of the table the field that it fills, `_id`, or nothing. */
export type Mapping = (string | undefined)[]

/** Columns of the table to fields with the same title or name. */
export function guessMapping(header: readonly string[], columns: readonly Column[]): Mapping {
  const used = new Set<string>()
  return header.map((cell) => {
    const wanted = plain(cell)
    const name =
      wanted === 'id' || wanted === '_id'
        ? idColumn
        : columns.find(({name, title}) => plain(title) === wanted || plain(name) === wanted)?.name
    if (!name || used.has(name)) return undefined
    used.add(name)
    return name
  })
}

/** What is wrong with a mapping, before a row is looked at. */
export function mappingProblem(mapping: Mapping, columns: readonly Column[]): string | undefined {
  const chosen = mapping.filter((name) => name !== undefined)
  const twice = chosen.find((name, i) => chosen.indexOf(name) !== i)
  if (twice) {
    const title = columns.find(({name}) => name === twice)?.title ?? 'Id'
    return `Two columns fill “${title}”. Choose another field for one of them.`
  }
  if (!chosen.some((name) => name !== idColumn)) return 'Choose the field of at least one column.'
  if (!chosen.includes(idColumn) && !chosen.some((name) => titleFields.includes(name))) {
    return 'Choose which column has the name or the id: without one nobody knows which document a row is.'
  }
  return undefined
}

/** A name as it is compared. */
export function plain(text: string): string {
  return text.trim().toLowerCase()
}
