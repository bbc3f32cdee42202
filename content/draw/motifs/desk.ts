import {palette} from '../palette.ts'
import {circle, ellipse, fine, heavy, path, rect, rounded} from '../pen.ts'
import {group} from '../svg.ts'

/** A hand bell on (0, 0), 420 high. */
export function bell(): string {
  return group(
    {},
    circle(0, -18, 26, {fill: palette.copper, stroke: palette.ink, 'stroke-width': 5}),
    path(
      'M-150 -40C-120 -80 -112 -150 -96 -204C-80 -252 -40 -262 0 -262C40 -262 80 -252 96 -204C112 -150 120 -80 150 -40Z',
      {fill: palette.clay, stroke: palette.ink, 'stroke-width': 6},
    ),
    path('M-150 -40Q0 -8 150 -40', {...heavy, stroke: palette.ink, 'stroke-width': 6}),
    path('M-118 -94Q0 -66 118 -94', {...fine, stroke: palette.ink}),
    path('M-70 -222C-84 -180 -90 -150 -100 -112', {
      ...heavy,
      stroke: palette.paper,
      opacity: 0.7,
      ...rounded,
    }),
    rect(-24, -300, 48, 40, {fill: palette.ink}),
    path('M-20 -300C-30 -350 -26 -400 0 -420C26 -400 30 -350 20 -300Z', {fill: palette.spruce}),
  )
}

/** A key around (0, 0), lying to the right, 420 long. */
export function key(colour: string = palette.copper): string {
  return group(
    {},
    circle(-130, 0, 78, {fill: 'none', stroke: colour, 'stroke-width': 30}),
    rect(-56, -13, 260, 26, {fill: colour}),
    path('M150 10V74H176V44H192V64H216V-13H150Z', {fill: colour}),
    rect(-52, -24, 20, 48, {fill: palette.ink}),
  )
}

/** A stack of coins on (0, 0). */
export function coins(count: number): string {
  return group(
    {},
    ...Array.from({length: count}, (_, index) => {
      const y = -index * 26
      const face = index % 4 === 3 ? palette.clay : palette.sage
      return (
        path(`M-70 ${y}v-22a70 20 0 0 1 140 0v22a70 20 0 0 1 -140 0Z`, {
          fill: face,
          stroke: palette.ink,
          'stroke-width': 3.5,
        }) +
        ellipse(0, y - 22, 70, 20, {
          fill: index === count - 1 ? palette.paper : face,
          stroke: palette.ink,
          'stroke-width': 3.5,
        })
      )
    }),
  )
}

/** A desk telephone on (0, 0), 300 wide. */
export function telephone(colour: string = palette.spruce): string {
  return group(
    {},
    path('M-130 0C-126 -70 -84 -96 -70 -150H70C84 -96 126 -70 130 0Z', {
      fill: colour,
      stroke: palette.ink,
      'stroke-width': 5,
    }),
    circle(0, -66, 44, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 5}),
    ...Array.from({length: 8}, (_, index) =>
      circle(Math.cos((index / 8) * Math.PI * 2) * 30, -66 + Math.sin((index / 8) * Math.PI * 2) * 30, 6, {
        fill: palette.copper,
      }),
    ),
    path(
      'M-164 -178C-164 -214 -120 -232 0 -232C120 -232 164 -214 164 -178L150 -150C120 -146 96 -160 92 -182H-92C-96 -160 -120 -146 -150 -150Z',
      {fill: palette.ink},
    ),
  )
}
