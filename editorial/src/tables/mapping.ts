import {titleFields} from '@upline/domain/content/stored-document.ts'
import type {Column} from './columns.ts'
import {plain, tidy} from './reformatted.ts'

export const idColumn = '_id'

/** The field of each column, `_id`, or undefined to skip the column. */
export type Mapping = (string | undefined)[]

/** Maps columns to fields with the same title or name. */
export function guessMapping(header: readonly string[], columns: readonly Column[]): Mapping {
  const used = new Set<string>()
  return header.map((cell) => {
    const title = normalized(cell)
    const name =
      title === 'id' || title === '_id'
        ? idColumn
        : columns.find((column) => [column.title, column.name].some((each) => normalized(each) === title))
            ?.name
    if (!name || used.has(name)) return undefined
    used.add(name)
    return name
  })
}

/** Validates a mapping. */
export function mappingProblem(mapping: Mapping, columns: readonly Column[]): string | undefined {
  const chosen = mapping.filter((name) => name !== undefined)
  const twice = chosen.find((name, i) => chosen.indexOf(name) !== i)
  if (twice) {
    const title = columns.find(({name}) => name === twice)?.title ?? 'ID'
    return `Two columns fill “${title}”. Choose another field for one of them.`
  }
  if (!chosen.some((name) => name !== idColumn)) return 'Choose the field of at least one column.'
  if (!chosen.includes(idColumn) && !chosen.some((name) => titleFields.includes(name))) {
    return 'Choose an ID or name column so each row can be matched.'
  }
  return undefined
}

/** Normalizes a name for comparison, so that names that look equal are equal. */
export function normalized(text: string): string {
  return plain(tidy(text)).normalize('NFKC').toLowerCase()
}
