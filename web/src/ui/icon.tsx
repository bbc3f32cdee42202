import type {IconName} from '@upline/domain/content/icon-names.ts'
import {classNames} from './class-names.ts'
import sprite from './icons.svg?no-inline'

/** Signs of the interface itself, in addition to the icons that editors choose from. */
type InterfaceIcon = 'arrow-left' | 'chevron-down' | 'close' | 'menu' | 'minus' | 'external'

/**
 * A line drawing of the one set, 24 px unless a class says otherwise, in the colour of the text. Decoration: what it
 * means is next to it as text. The drawings are one cached file, so that they cost no script.
 */
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
