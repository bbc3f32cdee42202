import {colors} from '@upline/domain/brand/brand.ts'

/** Renders the site's mark for the Studio's navigation bar. */
export function BrandMark() {
  return (
    <svg
      viewBox="0 0 25 25"
      width="1em"
      height="1em"
      fill="none"
      stroke={colors.surfaceShade}
      role="presentation"
    >
      <rect width="25" height="25" rx="4" fill={colors.spruce} stroke="none" />
      <circle cx="12" cy="13" r="2" fill={colors.copper} stroke="none" />
      <path d="M12 8.6a4.4 4.4 0 1 1-3.6 1.9" strokeWidth="1.1" strokeLinecap="round" />
      <path d="M12.6 5.6a7.4 7.4 0 1 1-7.3 4.2" strokeWidth="1.1" strokeLinecap="round" />
      <path d="M4.1 6.9A10.4 10.4 0 0 1 22 11.5" strokeWidth="1.1" strokeLinecap="round" />
    </svg>
  )
}
