import {colors} from '@upline/domain/brand/brand.ts'
import {ringOutlines} from '@upline/domain/brand/ring-outlines.ts'

/** Renders the site's mark for the Studio's navigation bar: the rings of the brand on its color, the innermost filled. */
export function BrandMark() {
  const [innermost, ...others] = ringOutlines(4)
  return (
    <svg
      viewBox="-112 -112 224 224"
      width="1em"
      height="1em"
      fill="none"
      stroke={colors.surfaceShade}
      strokeWidth="9"
      role="presentation"
    >
      <rect x="-112" y="-112" width="224" height="224" rx="36" fill={colors.primary} stroke="none" />
      <path d={innermost} fill={colors.highlight} stroke="none" />
      {others.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
