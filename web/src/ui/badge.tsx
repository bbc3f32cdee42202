import type {ReactNode} from 'react'
import {classNames} from './class-names.ts'

/** A short classification next to a name: a category, a level. Renders nothing without a text. */
export function Badge({children}: {children: ReactNode}) {
  if (!children) return null
  return (
    <span className="inline-block rounded-sm border border-rule bg-tint px-2 py-0.5 text-xs font-semibold text-fg">
      {children}
    </span>
  )
}

export function BadgeList({names, className}: {names: readonly string[] | undefined; className?: string}) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      {names?.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  )
}
