import type {ValidationContext} from '@sanity/types'
import {objectsIn, textOf} from '@upline/domain/content/stored-document.ts'
import {countText} from './count-text.ts'
import type {MemberProblem} from './rules.ts'

/** Validates that each row of a comparison table has one cell for each column. */
export function validateRows(rows: unknown, {parent}: ValidationContext): MemberProblem[] {
  // The rule is on `comparisonTable.rows`: the parent is the table, the members are rows.
  const {columns}: {columns?: unknown} = {...(parent as object)}
  const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  return objectsIn(rows)
    .filter(({cells}) => lengthOf(cells) !== lengthOf(columns))
    .map(({_key, feature, cells}) => ({
      message: `${textOf(feature) ? `“${feature}”` : 'A row'} has ${countText(cells, 'cell', 'cells')}, the table has ${countText(columns, 'column', 'columns')}. Give each column one cell.`,
      path: [{_key: String(_key)}],
    }))
}
