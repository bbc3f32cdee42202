import type {ComponentProps, ReactNode} from 'react'
import {classNames} from './class-names.ts'

type Props = Omit<ComponentProps<'div'>, 'className'> & {
  aside: ReactNode
  /** Keeps the heading in view next to a long list. */
  sticky?: boolean
}

/** Two columns with the head in the narrow one and the content in the wide one. One column on a phone. */
export function Split({aside, children, sticky = false, ...rest}: Props) {
  return (
    <div {...rest} className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className={classNames(sticky && 'lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]')}>
          {aside}
        </div>
      </div>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </div>
  )
}
