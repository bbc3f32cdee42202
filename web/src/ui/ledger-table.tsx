// Displayed as blocks on a phone the elements lose their meaning: the roles give it back.
// biome-ignore-all lint/a11y/noRedundantRoles: see above
import type {Key, ReactNode} from 'react'
import {classNames} from './class-names.ts'

type Column = {
  key: Key
  label: ReactNode /** The label as plain words, for the rows of a phone. */
  name: string
}
type Row = {key: Key; head: ReactNode; cells: readonly ReactNode[]}

type Props = {
  caption: string
  /** Label of the first column, which names the rows. */
  headLabel: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** Sets the cells as key figures. */
  figures?: boolean
}

/**
 * A ledger: hairlines, tabular figures, a head that stays in view. On a phone each row becomes a small list of its own
 * in which every value carries its column's name; the roles keep it a table for assistive technology there, which
 * forgets tables that are not displayed as such.
 */
export function LedgerTable({caption, headLabel, columns, rows, figures = false}: Props) {
  const wide = columns.length > 3
  return (
    <table className={classNames('ledger', wide ? 'ledger-wide' : 'ledger-narrow')} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {headLabel}
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            <th scope="row" role="rowheader">
              {row.head}
            </th>
            {columns.map((column, index) => (
              <td
                key={column.key}
                role="cell"
                data-label={column.name}
                className={figures ? 'ledger-figure' : undefined}
              >
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
