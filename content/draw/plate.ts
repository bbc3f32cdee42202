import {palette} from './palette.ts'
import {rect} from './pen.ts'
import {rings} from './rings.ts'
import {drawing, group} from './svg.ts'

/** Grounds of the pictures, with the colour in which rings and rules stand out quietly on each. */
const grounds = {
  paper: {fill: '#efe9da', quiet: '#d8cfba'},
  mist: {fill: palette.mist, quiet: '#b3c7b9'},
  sage: {fill: palette.sage, quiet: '#c3d3c7'},
  deep: {fill: palette.deep, quiet: '#1f5246'},
} as const

export type Ground = keyof typeof grounds

/** A picture: a calm ground with growth rings behind the thing that is shown. */
export function plate(
  name: string,
  ground: Ground,
  {
    width = 1600,
    height = 1200,
    x = width * 0.5,
    y = height * 0.48,
    radius = 720,
    count = 16,
  }: {width?: number; height?: number; x?: number; y?: number; radius?: number; count?: number},
  ...children: string[]
): string {
  const {fill, quiet} = grounds[ground]
  return drawing(
    width,
    height,
    rect(0, 0, width, height, {fill}),
    rings({name, x, y, radius, count, colour: quiet, weight: 5}),
    group({'stroke-linejoin': 'round'}, ...children),
  )
}
