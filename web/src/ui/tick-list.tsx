import {classNames} from './class-names.ts'
import {Icon} from './icon.tsx'

/** A list of short statements, each ticked off. */
export function TickList({items, className}: {items: readonly string[]; className?: string}) {
  return (
    <ul className={classNames('[&>*+*]:mt-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-[0.2em] size-5 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
