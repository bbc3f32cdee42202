import type {Key} from 'react'
import {classNames} from './class-names.ts'

type Row = {key: Key; label: string | null; value: string | null}

/** Renders labels and values joined by dots, as in a ledger. `large` sets the values as key figures. */
export function LeaderList({
  rows,
  large = false,
}: {
  rows: readonly Row[] | null | undefined
  large?: boolean
}) {
  return (
    <dl>
      {rows?.map((row) => (
        <div
          key={row.key}
          className="flex flex-wrap items-baseline gap-x-2 border-b border-rule py-3 last:border-b-0"
        >
          <dt className={classNames('leader-label', !large && 'text-sm text-soft')}>{row.label}</dt>
          <dd
            className={classNames(
              'text-right font-serif font-semibold figures',
              large ? 'text-h3' : 'text-lg',
            )}
          >
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
