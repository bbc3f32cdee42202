import {lettering} from './lettering.ts'
import {palette} from './palette.ts'
import {path, rect} from './pen.ts'
import {rings} from './rings.ts'
import {drawing, title} from './svg.ts'

const mark = (
  x: number,
  y: number,
  radius: number,
  count: number,
  weight: number,
  colour: string,
  accent: string = palette.copper,
) =>
  rings({name: 'harbor oak', x, y, radius, count, weight, colour, accent, accentRing: Math.ceil(count / 2)})

/** The rings alone on a rounded square, for browser tabs and home screens; `rounded` off where the system cuts corners. */
export function icon(name: string, {rounded}: {rounded: boolean}): string {
  return drawing(
    512,
    512,
    title(name),
    rect(0, 0, 512, 512, {fill: palette.spruce}, rounded ? 104 : 0),
    mark(256, 256, 190, 4, 26, palette.mist, '#d98b52'),
  )
}

/** What a shared link shows: 1200 by 630, rings that run off the edge and the name. */
export function socialImage(name: string, line: string): string {
  return drawing(
    1200,
    630,
    rect(0, 0, 1200, 630, {fill: palette.deep}),
    rings({
      name: 'harbor oak',
      x: 1010,
      y: 330,
      radius: 420,
      count: 19,
      colour: palette.moss,
      accent: '#d98b52',
      accentRing: 8,
      weight: 3.4,
    }),
    lettering(name, {x: 84, y: 330, size: 118, colour: palette.paper}),
    path('M88 380h120', {fill: 'none', stroke: '#d98b52', 'stroke-width': 5}),
    lettering(line, {x: 86, y: 442, size: 38, colour: palette.sage, tracking: 20}),
  )
}
