import {splitYear} from '@upline/domain/periods/year.ts'
import type {ComponentProps, ReactNode} from 'react'
import {classNames} from './class-names.ts'

type Props = ComponentProps<'div'> & {
  value: string | null
  unit?: string | null
  label: ReactNode
  total?: boolean
}

/** Renders a figure and its label, a term and description inside a `dl`. `total` adds a double rule. */
export function KeyFigure({value, unit, label, total = false, className, ...rest}: Props) {
  const {amount, year} = splitYear(value ?? '')
  return (
    <div {...rest} className={classNames('flex flex-col-reverse justify-end gap-2', className)}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span
          className={classNames(
            'inline-block font-serif text-figure font-semibold tracking-tight figures',
            total && 'double-rule',
          )}
        >
          <span>{amount}</span>
          {year && (
            <span className="font-sans text-sm font-normal tracking-normal max-lg:mt-1 max-lg:block lg:ml-1 lg:inline-block">
              {year}
            </span>
          )}
          {unit && <span className="ml-1 text-[0.5em] tracking-normal">{unit}</span>}
        </span>
      </dd>
    </div>
  )
}
