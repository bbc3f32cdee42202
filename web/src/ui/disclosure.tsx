import type {ComponentProps, ReactNode} from 'react'
import {classNames} from './class-names.ts'
import {Icon} from './icon.tsx'

type Props = Omit<ComponentProps<'details'>, 'onToggle'> & {
  summary: ReactNode
  onToggle?: (open: boolean) => void
}

/** A row that unfolds. The browser's own element: it works before and without script. */
export function Disclosure({summary, children, onToggle, className, ...rest}: Props) {
  return (
    <details
      {...rest}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={classNames('unfold border-b border-rule', className)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-6 py-4 transition-colors hover:text-accent">
        <span className="min-w-0">{summary}</span>
        <Icon name="chevron-down" className="chevron size-5" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
