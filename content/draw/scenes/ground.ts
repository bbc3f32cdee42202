import {palette} from '../palette.ts'
import {ellipse, fine, line, rect} from '../pen.ts'

export const floor = (y: number, colour: string = palette.sand) =>
  rect(0, y, 1600, 1200 - y, {fill: colour}) +
  line(
    [
      [0, y],
      [1600, y],
    ],
    {...fine, stroke: palette.spruce, 'stroke-width': 4},
  )

export const shadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.07, {fill: palette.ink, opacity: 0.14})
