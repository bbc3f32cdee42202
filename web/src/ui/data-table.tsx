// Displayed as blocks the elements lose their meaning: the roles give it back.
// biome-ignore-all lint/a11y/noRedundantRoles: see above
import type {Key, ReactNode} from 'react'
import {classNames} from './class-names.ts'

type Column = {
  name: string | null
  /** The head of the column if it is more than the name, which stacked rows show. */
  label?: ReactNode
}
type Row = {
  key: Key | null
  head: ReactNode
  cells: readonly ReactNode[] | null | undefined
  'data-sanity'?: string | undefined
}

type Props = {
  caption: string | null
  /** Label of the first column, which names the rows. */
  headLabel: ReactNode
  columns: readonly Column[] | null | undefined
  rows: readonly Row[] | null | undefined
  /** Sets the cells as key figures. */
  figures?: boolean
}

/**
 * The width of the parent below which rows become lists. Figures and pairs stay side by side on a phone. A sheet of A4 or Letter is
 * as wide as 51rem of the letters in print, so that a wide table stays a table.
 */
const stacking = {
  compact: '@min-[16rem]:@max-[36rem]:table-compact @max-[16rem]:table-stacked',
  narrow: '@max-[34rem]:table-stacked',
  wide: '@max-[42rem]:table-stacked',
} as const

/** A table with a sticky head. If the columns do not fit, each row becomes a list in which every value has its column's name. */
export function DataTable({caption, headLabel, columns: given, rows, figures = false}: Props) {
  const columns = given ?? []
  const isPair = columns.length === 2
  const width = figures || isPair ? 'compact' : columns.length > 3 ? 'wide' : 'narrow'
  return (
    <div className={classNames('@container', isPair && 'sm:[&_table]:table-fixed')}>
      <table
        className={classNames('data-table', stacking[width])}
        style={width === 'compact' ? {'--columns': columns.length} : undefined}
        role="table"
      >
        {caption && <caption className="sr-only">{caption}</caption>}
        {columns.some(({label, name}) => label ?? name) && (
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {headLabel}
              </th>
              {columns.map((column, index) => (
                <th key={index} scope="col" role="columnheader">
                  {column.label ?? column.name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {rows?.map((row) => (
            <tr key={row.key} role="row" data-sanity={row['data-sanity']}>
              <th scope="row" role="rowheader">
                {row.head}
              </th>
              {columns.map((column, index) => (
                <td
                  key={index}
                  role="cell"
                  data-label={column.name ?? undefined}
                  className={figures ? 'data-table-figure' : undefined}
                >
                  <div>{row.cells?.[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
