import type {ReactNode} from 'react'

/** A short classification next to a name: a category, a level. */
export function Badge({children}: {children: ReactNode}) {
  return (
    <span className="inline-block rounded-sm border border-rule bg-tint px-2 py-0.5 text-xs font-semibold text-fg">
      {children}
    </span>
  )
}
