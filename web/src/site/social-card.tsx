import {colors, headingFont} from '@upline/domain/brand/brand.ts'
import {ringOutlines} from '@upline/domain/brand/ring-outlines.ts'
import {socialCardSize} from './social-card-size.ts'

/** The title of the page, the short name of the organization, and the host of the site. */
export type SocialCardText = {title: string; name: string; host: string}

const center = {x: 1085, y: 315}

/** The share card of a page without a picture. satori needs styles on the elements, and `display` if an element has several children. */
export function SocialCard({title, name, host}: SocialCardText) {
  return (
    <div
      style={{
        ...socialCardSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 84px',
        background: colors.primaryDeep,
        color: colors.surface,
        fontFamily: headingFont.family,
      }}
    >
      <Ground rings={19} color={colors.primary} weight={0.8} size={860} />
      <Ground rings={1} color={colors.highlightLight} weight={2.4} size={380} />
      <div style={{fontSize: 42, position: 'relative'}}>{name}</div>
      <div style={{display: 'flex', flexDirection: 'column', position: 'relative', width: 780}}>
        <div
          style={{
            display: 'block',
            fontSize: titleSize(title),
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            lineClamp: 4,
          }}
        >
          {title}
        </div>
        <div style={{width: 120, height: 5, marginTop: 36, background: colors.highlightLight}} />
      </div>
      <div style={{fontSize: 34, position: 'relative', color: colors.quiet}}>{host}</div>
    </div>
  )
}

/** In pixels. Four lines of the smallest size fit. */
function titleSize(title: string): number {
  if (title.length > 40) return 72
  return title.length > 24 ? 84 : 100
}

type GroundProps = {rings: number; color: string; weight: number; size: number}

function Ground({rings, color, weight, size}: GroundProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      fill="none"
      stroke={color}
      strokeWidth={weight}
      style={{position: 'absolute', left: center.x - size / 2, top: center.y - size / 2}}
      aria-hidden="true"
    >
      {ringOutlines(rings).map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
