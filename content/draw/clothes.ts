import {darken} from './colour.ts'
import type {Likeness} from './likeness.ts'
import {palette} from './palette.ts'
import {fine, line, path} from './pen.ts'

/** Shoulders, collar and coat of a bust, below a neck that ends at (0, 186). */
export function clothes({coat, collar, shirt = palette.paper, skin}: Likeness): string {
  const seam = {...fine, stroke: darken(coat, 0.6), 'stroke-width': 4, 'stroke-linecap': 'round'} as const
  const shoulders =
    'M-330 470C-326 330 -290 262 -196 232C-140 214 -96 206 -66 186C-44 214 44 214 66 186C96 206 140 214 196 232C290 262 326 330 330 470Z'
  const body =
    path(shoulders, {fill: coat}) +
    path('M-232 470C-226 420 -222 392 -226 352M232 470C226 420 222 392 226 352', seam)
  if (collar === 'round') {
    return (
      body +
      path(
        'M-84 200C-66 258 66 258 84 200C96 206 104 210 110 212C92 292 -92 292 -110 212C-104 210 -96 206 -84 200Z',
        {fill: darken(coat, 0.8)},
      ) +
      path('M-60 176L-80 200C-62 250 62 250 80 200L60 176Z', {fill: darken(skin, 0.82)})
    )
  }
  if (collar === 'shawl') {
    return (
      body +
      path('M-66 186C-40 240 40 240 66 186L40 470H-40Z', {fill: shirt}) +
      path(
        'M-70 184L-150 222C-130 300 -80 400 -36 470L-10 470C-30 380 -64 280 -70 184ZM70 184L150 222C130 300 80 400 36 470L10 470C30 380 64 280 70 184Z',
        {fill: darken(coat, 0.8)},
      )
    )
  }
  const front = path('M-70 186L-118 470H118L70 186C44 220 -44 220 -70 186Z', {fill: shirt})
  const throat = path('M-52 180L0 262L52 180Z', {fill: darken(skin, 0.78)})
  const points = [-1, 1].map((side) =>
    path(`M${62 * side} 168L${96 * side} 210L${44 * side} 286L0 250Z`, {
      fill: shirt,
      stroke: palette.sage,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  )
  const lapels = [-1, 1].map(
    (side) =>
      path(
        `M${88 * side} 200L${150 * side} 226L${172 * side} 300L${138 * side} 316L${60 * side} 470H${150 * side}L${186 * side} 300L${160 * side} 224Z`,
        {fill: coat},
      ) +
      line(
        [
          [92 * side, 204],
          [150 * side, 228],
          [172 * side, 300],
          [138 * side, 316],
          [56 * side, 470],
        ],
        seam,
      ),
  )
  const tie =
    collar === 'tie'
      ? path('M-20 252H20L28 284L14 296L36 470H-36L-14 296L-28 284Z', {fill: palette.copper}) +
        path('M-14 296H14', {...fine, stroke: darken(palette.copper, 0.7)})
      : ''
  if (collar === 'blouse') {
    return (
      body +
      path('M-72 186L-118 470H118L72 186Z', {fill: shirt}) +
      path('M-72 186L0 316L72 186C44 214 -44 214 -72 186Z', {fill: darken(skin, 0.82)}) +
      [-1, 1]
        .map((side) =>
          path(
            `M${64 * side} 170C${110 * side} 190 ${132 * side} 216 ${138 * side} 240C${96 * side} 290 ${40 * side} 380 ${16 * side} 470H${-20 * side}C${0} 400 ${44 * side} 280 ${64 * side} 170Z`,
            {fill: shirt, stroke: darken(shirt, 0.8), 'stroke-width': 3},
          ),
        )
        .join('') +
      lapels.join('')
    )
  }
  return body + front + throat + tie + points.join('') + lapels.join('')
}
