import {Breakable} from './breakable.tsx'
import {classNames} from './class-names.ts'

/** A list of short statements with dashes, because some are limits and a check mark would mean yes. Renders nothing without items. */
export function DashList({items, className}: {items?: readonly string[] | null; className?: string}) {
  if (!items?.length) return null
  return (
    <ul className={classNames('dash-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <Breakable text={item} />
        </li>
      ))}
    </ul>
  )
}
