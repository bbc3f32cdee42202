type Props = {
  /** 0 to 5. */
  value: number
  /** The rating in words, for whoever does not see the stars. */
  label: string
  /** Shows the number beside the stars. */
  figure?: boolean
}

const star = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.500 7.800l5.900-.8z'

/** Five stars, filled as far as the rating goes. */
export function Rating({value, label, figure = false}: Props) {
  const filled = `${Math.min(5, Math.max(0, value)) * 20}%`
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative inline-block h-4 w-[5.25rem] text-accent">
        <Stars />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{width: filled}}>
          <Stars filled />
        </span>
      </span>
      {figure && (
        <span aria-hidden="true" className="font-serif text-base font-semibold tabular-nums">
          {value.toFixed(1)}
        </span>
      )}
    </span>
  )
}

function Stars({filled = false}: {filled?: boolean}) {
  return (
    <svg
      viewBox="0 0 105 20"
      className="h-4 w-[5.25rem] max-w-none"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      aria-hidden="true"
    >
      {[0, 21, 42, 63, 84].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} strokeWidth="1" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
