import {ringOutlines} from '@upline/domain/brand/ring-outlines.ts'
import type {Colors} from '@upline/domain/brand/tones.ts'

/** Returns the icon of a brand as SVG, 512 px wide: its rings on its color, the innermost filled. */
export function iconSvg({primary, surfaceShade, highlightLight}: Colors, unevenness: number): string {
  const [innermost, ...others] = ringOutlines(4, unevenness)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-120 -120 240 240">',
    `<rect x="-120" y="-120" width="240" height="240" rx="48" fill="${primary}"/>`,
    `<path d="${innermost}" fill="${highlightLight}"/>`,
    `<g fill="none" stroke="${surfaceShade}" stroke-width="9">`,
    ...others.map((outline) => `<path d="${outline}"/>`),
    '</g></svg>\n',
  ].join('')
}
