import sprite from './icons.svg?no-inline'

type Props = {
  /** 0 to 5 */
  value: number | null | undefined
  /** The rating as text, for screen readers. */
  label: string
  /** Shows the number next to the stars. */
  figure?: boolean
}

/** Five stars, filled as far as the rating goes. */
export function Rating({value, label, figure = false}: Props) {
  if (typeof value !== 'number') return null
  const filled = `${Math.min(5, Math.max(0, value)) * 20}%`
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="sr-only">{label}</span>
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
