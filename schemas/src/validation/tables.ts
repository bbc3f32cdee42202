import type {ValidationContext} from '@sanity/types'
import {countText} from '../fields/preview.ts'
import type {MemberProblem} from './rules.ts'

interface Row {
  _key: string
  feature?: string
  cells?: readonly unknown[]
}

/** Validates that each row of a comparison table has one cell for each column. */
export function validateRows(rows: unknown, {parent}: ValidationContext): MemberProblem[] {
  // The rule is on `comparisonTable.rows`: the parent is the table, the members are rows.
  const {columns = []} = (parent ?? {}) as {columns?: unknown[]}
  return (Array.isArray(rows) ? (rows as Row[]) : [])
    .filter(({cells = []}) => cells.length !== columns.length)
    .map(({_key, feature, cells}) => ({
      message: `${feature ? `“${feature}”` : 'A row'} has ${countText(cells, 'cell', 'cells')}, the table has ${countText(columns, 'column', 'columns')}. Give each column one cell.`,
      path: [{_key}],
    }))
}
