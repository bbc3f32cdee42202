import {palette} from '../palette.ts'
import {circle, fine, heavy, line, path, rect, rounded} from '../pen.ts'
import {group} from '../svg.ts'

/** A stethoscope that lies in a loop around (0, 0), about 560 wide. */
export function stethoscope(tube: string = palette.spruce): string {
  return group(
    {},
    path('M-230 -210C-250 -60 -190 20 -110 40C-30 20 30 -60 10 -210', {
      ...heavy,
      stroke: tube,
      'stroke-width': 18,
      ...rounded,
    }),
    path('M-110 40C-110 170 -30 226 80 214C190 202 214 110 200 20', {
      ...heavy,
      stroke: tube,
      'stroke-width': 18,
      ...rounded,
    }),
    ...[-230, 10].map(
      (x) =>
        path(`M${x} -206C${x} -236 ${x === 10 ? -10 : -210} -252 ${x === 10 ? -30 : -190} -256`, {
          ...heavy,
          stroke: palette.ink,
          'stroke-width': 12,
          ...rounded,
        }) + circle(x === 10 ? -34 : -186, -257, 13, {fill: palette.ink}),
    ),
    circle(196, -24, 62, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 10}),
    circle(196, -24, 40, {fill: palette.clay, stroke: palette.ink, 'stroke-width': 4}),
    circle(-110, 40, 16, {fill: palette.copper}),
  )
}

/** Spectacles around (0, 0), 420 wide. */
export function spectacles(): string {
  return group(
    {},
    ...[-112, 112].map((x) =>
      circle(x, 0, 84, {fill: palette.paper, 'fill-opacity': 0.65, stroke: palette.ink, 'stroke-width': 11}),
    ),
    path('M-30 -14C-16 -40 16 -40 30 -14', {...heavy, stroke: palette.ink, 'stroke-width': 11}),
    ...[-1, 1].map((side) =>
      path(`M${196 * side} -10C${230 * side} -30 ${240 * side} -70 ${210 * side} -150`, {
        ...heavy,
        stroke: palette.ink,
        'stroke-width': 9,
        ...rounded,
      }),
    ),
    path('M-150 -34L-110 -64M84 -30L124 -60', {...fine, stroke: palette.sage, 'stroke-width': 6, ...rounded}),
  )
}

/** A medicine bottle on (0, 0), 320 high. */
export function bottle(): string {
  return group(
    {},
    rect(-84, -250, 168, 250, {fill: palette.clay, stroke: palette.ink, 'stroke-width': 6}, 14),
    rect(-70, -186, 140, 130, {fill: palette.paper}),
    line(
      [
        [-48, -154],
        [36, -154],
      ],
      {...heavy, stroke: palette.spruce, 'stroke-width': 9},
    ),
    line(
      [
        [-48, -122],
        [48, -122],
      ],
      {...fine, 'stroke-width': 4},
    ),
    line(
      [
        [-48, -96],
        [20, -96],
      ],
      {...fine, 'stroke-width': 4},
    ),
    rect(-96, -318, 192, 74, {fill: palette.spruce, stroke: palette.ink, 'stroke-width': 6}, 8),
    path('M-64 -306V-256M-32 -306V-256M0 -306V-256M32 -306V-256M64 -306V-256', {
      ...fine,
      stroke: palette.sage,
    }),
  )
}
