import type {ReactNode} from 'react'

/** A short classification next to a name: a category, a level. Renders nothing without a text. */
export function Badge({children}: {children: ReactNode}) {
  if (!children) return null
  return (
    <span className="inline-block rounded-sm border border-rule bg-tint px-2 py-0.5 text-xs font-semibold text-fg">
      {children}
    </span>
  )
}
