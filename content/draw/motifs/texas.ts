import {palette} from '../palette.ts'
import {circle, fine, path, shape} from '../pen.ts'
import {element, group, type Point, polyline} from '../svg.ts'

/** The border of Texas as longitude and latitude, simplified to what a small map can show. */
const border: Point[] = [
  [-103.04, 36.5],
  [-100, 36.5],
  [-100, 34.56],
  [-99.2, 34.3],
  [-98.6, 34.15],
  [-98.1, 34.13],
  [-97.9, 33.9],
  [-97.2, 33.9],
  [-97.17, 33.74],
  [-96.6, 33.85],
  [-95.9, 33.86],
  [-95.3, 33.88],
  [-94.48, 33.64],
  [-94.04, 33.55],
  [-94.04, 32],
  [-93.9, 31.6],
  [-93.55, 31.18],
  [-93.7, 30.55],
  [-93.72, 30.1],
  [-93.84, 29.7],
  [-94.7, 29.35],
  [-95.1, 29.1],
  [-95.9, 28.6],
  [-96.6, 28.3],
  [-97.15, 27.85],
  [-97.4, 27.3],
  [-97.35, 26.8],
  [-97.15, 26],
  [-97.4, 25.85],
  [-98.2, 26.05],
  [-99.1, 26.4],
  [-99.5, 27.5],
  [-100.3, 28.3],
  [-100.65, 29.1],
  [-101.4, 29.77],
  [-102.3, 29.88],
  [-102.7, 29.7],
  [-103.1, 28.98],
  [-104, 29.3],
  [-104.5, 29.65],
  [-104.9, 30.6],
  [-106, 31.4],
  [-106.53, 31.78],
  [-106.62, 32],
  [-103.06, 32],
]
const dallas: Point = [-96.8, 32.78]

/** Centre of the state at (0, 0), `size` pixels for ten degrees of longitude. */
function project([longitude, latitude]: Point, size: number): Point {
  const unit = size / 10
  return [(longitude + 100) * unit, -((latitude - 31.2) * unit) / Math.cos((31.2 * Math.PI) / 180)]
}

/** Texas with a survey grid, and Dallas as a copper point with rings around it. */
export function texas(size: number, id: string): string {
  const outline = border.map((point) => project(point, size))
  const step = size / 22
  const grid: string[] = []
  for (let at = -size; at <= size; at += step)
    grid.push(`M${-size} ${at.toFixed(1)}H${size}`, `M${at.toFixed(1)} ${-size}V${size}`)
  const [x, y] = project(dallas, size)
  return group(
    {},
    element('clipPath', {id}, element('path', {d: polyline(outline, true)})),
    shape(outline, {fill: palette.mist}),
    group(
      {'clip-path': `url(#${id})`},
      path(grid.join(''), {...fine, stroke: palette.sage, 'stroke-width': 2}),
      ...[90, 170, 260].map((r) =>
        circle(x, y, (r * size) / 1000, {
          fill: 'none',
          stroke: palette.copper,
          'stroke-width': 3,
          opacity: 0.6,
        }),
      ),
    ),
    shape(outline, {...fine, stroke: palette.spruce, 'stroke-width': 6, 'stroke-linejoin': 'round'}),
    circle(x, y, 15, {fill: palette.copper, stroke: palette.paper, 'stroke-width': 5}),
  )
}
