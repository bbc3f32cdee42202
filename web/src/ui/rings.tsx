import {ringOutlines} from '@upline/domain/brand/ring-outlines.ts'
import {classNames} from './class-names.ts'

/** Rings, the drawing of the brand, in the color of the text. Decorative. */
export function Rings({count, className}: {count: number; className?: string}) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      className={classNames('pointer-events-none', className)}
      aria-hidden="true"
    >
      {ringOutlines(count).map((outline, index) => (
        <path key={outline} d={outline} strokeWidth={index % 4 === 3 ? 0.9 : 0.45} />
      ))}
    </svg>
  )
}
