import {fill} from '../lib/fill.ts'
import sprite from '../ui/icons.svg?no-inline'
import {useInterfaceText} from './site-context.ts'

type Props = {
  /** 0 to 5 */
  value: number | null | undefined
  /** Shows the number next to the stars. */
  figure?: boolean
}

export function Rating({value, figure = false}: Props) {
  const {ratingText} = useInterfaceText()
  if (typeof value !== 'number') return null
  const filled = `${Math.min(5, Math.max(0, value)) * 20}%`
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="sr-only">{fill(ratingText, {rating: value})}</span>
      <span aria-hidden="true" className="relative inline-block h-4 w-21 text-accent">
        <Stars />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{width: filled}}>
          <Stars filled />
        </span>
      </span>
      {figure && (
        <span aria-hidden="true" className="font-serif text-base font-semibold figures">
          {value.toFixed(1)}
        </span>
      )}
    </span>
  )
}

function Stars({filled = false}: {filled?: boolean}) {
  return (
    <svg
      className="h-4 w-21 max-w-none"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#stars`} />
    </svg>
  )
}
