import type {IconName} from '@upline/domain/content/icon-names.ts'
import {classNames} from './class-names.ts'
import sprite from './icons.svg?no-inline'

/** Signs of the interface itself, in addition to the icons that editors choose from. */
type InterfaceIcon = 'arrow-left' | 'chevron-down' | 'close' | 'menu' | 'minus' | 'external'

/** Renders a decorative icon in the color of the text, 24 px by default. All are one cached file, so that they cost no script. */
export function Icon({
  name,
  className,
}: {
  name: IconName | InterfaceIcon | null | undefined
  className?: string
}) {
  if (!name) return null
  return (
    <svg className={classNames('shrink-0', className ?? 'size-6')} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
