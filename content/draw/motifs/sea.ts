import {palette} from '../palette.ts'
import {circle, fine, line, path, rect, shape} from '../pen.ts'
import {randomFor} from '../random.ts'
import {type Attributes, group, type Point, round, softLoop} from '../svg.ts'

/** Water as short strokes that grow longer and wider apart towards the viewer. */
export function water(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const random = randomFor(`water ${name}`)
  const strokes: string[] = []
  for (let depth = 0; depth < 1; depth += 0.028 + depth * 0.03) {
    const row = y + depth * height
    let at = x - random.between(0, 200)
    while (at < x + width) {
      const length = random.between(30, 120) * (0.35 + depth * 1.6)
      const start = Math.max(at, x)
      const end = Math.min(at + length, x + width)
      if (end > start) strokes.push(`M${round(start)} ${round(row)}H${round(end)}`)
      at += length + random.between(20, 160) * (0.5 + depth)
    }
  }
  return path(strokes.join(''), {fill: 'none', stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round'})
}

/** A soft range of hills from (x, y) to the right, up to `height` high, closed at `floor`. */
export function hills(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  floor: number,
  style: Attributes,
): string {
  const random = randomFor(`hills ${name}`)
  const count = 9
  const tops = Array.from(
    {length: count + 1},
    (_, index): Point => [x + (width * index) / count, y - random.between(0.15, 1) * height],
  )
  const outline = softCrest(tops)
  return path(`${outline}L${x + width} ${floor}L${x} ${floor}Z`, style)
}

function softCrest(points: Point[]): string {
  const [first = [0, 0]] = points
  let d = `M${round(first[0])} ${round(first[1])}`
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = points[index - 1] ?? first
    const [x1, y1] = points[index] ?? first
    const middle = (x0 + x1) / 2
    d += `C${round(middle)} ${round(y0)} ${round(middle)} ${round(y1)} ${round(x1)} ${round(y1)}`
  }
  return d
}

/** A lighthouse on (0, 0), 420 units high. */
export function lighthouse(): string {
  const tower: Point[] = [
    [-46, 0],
    [-30, -300],
    [30, -300],
    [46, 0],
  ]
  const band = (top: number, bottom: number): Point[] => [
    [-46 + bottom * 0.0533, -bottom],
    [-46 + top * 0.0533, -top],
    [46 - top * 0.0533, -top],
    [46 - bottom * 0.0533, -bottom],
  ]
  return group(
    {},
    shape(tower, {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 4}),
    shape(band(110, 50), {fill: palette.spruce}),
    shape(band(230, 170), {fill: palette.spruce}),
    rect(-46, -314, 92, 14, {fill: palette.ink}),
    rect(-22, -362, 44, 48, {fill: palette.clay, stroke: palette.ink, 'stroke-width': 4}),
    line(
      [
        [0, -362],
        [0, -314],
      ],
      {...fine, stroke: palette.ink},
    ),
    shape(
      [
        [-32, -362],
        [0, -404],
        [32, -362],
      ],
      {fill: palette.ink},
    ),
    line(
      [
        [0, -404],
        [0, -424],
      ],
      {...fine, stroke: palette.ink},
    ),
    rect(-12, -36, 24, 36, {fill: palette.ink}, 12),
  )
}

/** A small sailing boat whose water line is at (0, 0), about 220 units high. */
export function boat(sail: string = palette.paper, hull: string = palette.ink, mark?: string): string {
  return group(
    {},
    path('M-90 -22H96C86 8 60 22 34 22H-42C-66 20 -84 4 -90 -22Z', {fill: hull}),
    line(
      [
        [0, -22],
        [0, -214],
      ],
      {...fine, stroke: hull, 'stroke-width': 5},
    ),
    path('M8 -206C60 -160 84 -104 88 -42H8Z', {fill: sail, stroke: hull, 'stroke-width': 3}),
    path('M-8 -186C-44 -140 -66 -92 -76 -42H-8Z', {fill: sail, stroke: hull, 'stroke-width': 3}),
    mark ? circle(38, -82, 15, {fill: mark}) : '',
    line(
      [
        [-60, -2],
        [64, -2],
      ],
      {...fine, stroke: palette.clay, 'stroke-width': 3},
    ),
  )
}

/** A soft cloud bank, 200 units wide, around (0, 0). */
export function cloud(colour: string): string {
  return path(
    softLoop([
      [-100, 10],
      [-70, -18],
      [-30, -12],
      [0, -40],
      [40, -16],
      [80, -20],
      [110, 10],
      [40, 18],
      [-40, 18],
    ]),
    {fill: colour},
  )
}
