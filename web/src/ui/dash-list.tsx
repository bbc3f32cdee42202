import {classNames} from './class-names.ts'

/** A list of short statements, each after a dash: a check mark would say yes to those that are limits. */
export function DashList({items, className}: {items: readonly string[]; className?: string}) {
  return (
    <ul className={classNames('dash-list', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
