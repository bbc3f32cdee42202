import type {ValidationContext} from '@sanity/types'
import {rowProblems} from './tables.ts'

/** Custom rule for `comparisonTable.rows`: every row has as many cells as the table has columns. */
export function checkRows(rows: unknown, {parent}: ValidationContext) {
  // The rule is on `comparisonTable.rows`: the parent is the table, the members are rows.
  const {columns = []} = (parent ?? {}) as {columns?: unknown[]}
  const problems = rowProblems(
    Array.isArray(rows) ? (rows as Parameters<typeof rowProblems>[0]) : [],
    columns,
  )
  return problems.length === 0 || problems
}
