import type {ComponentProps} from 'react'
import {classNames} from './class-names.ts'
import {Icon} from './icon.tsx'

type Props = ComponentProps<'button'> & {
  icon: ComponentProps<typeof Icon>['name']
  /** Accessible name. */
  label: string | null | undefined
}

export function IconButton({icon, label, className, ...rest}: Props) {
  return (
    <button
      type="button"
      aria-label={label ?? undefined}
      {...rest}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-sm transition-colors hover:bg-tint',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
