import {palette} from '../palette.ts'
import {circle, fine, line, path, rect, shape} from '../pen.ts'
import {group, type Point} from '../svg.ts'

const timber = {fill: palette.clay, stroke: palette.ink, 'stroke-width': 4} as const

/** The timber frame of a house on (0, 0), 760 wide and 620 high. */
export function timberFrame(): string {
  const beam = (points: Point[]) => shape(points, timber)
  const post = (x: number) => rect(x - 14, -330, 28, 330, timber)
  const rafters = [-1, 1].map((side) =>
    beam([
      [0, -640],
      [0, -604],
      [side * 392, -318],
      [side * 420, -338],
    ]),
  )
  return group(
    {},
    rect(-400, -14, 800, 28, timber),
    ...[-346, -118, 118, 346].map(post),
    rect(-380, -352, 760, 28, timber),
    rect(-14, -606, 28, 256, timber),
    beam([
      [-200, -352],
      [-176, -352],
      [-14, -520],
      [-14, -548],
    ]),
    beam([
      [200, -352],
      [176, -352],
      [14, -520],
      [14, -548],
    ]),
    ...rafters,
    ...[-1, 1].map((side) =>
      beam([
        [side * 332, -150],
        [side * 332, -116],
        [side * 250, -324],
        [side * 278, -324],
      ]),
    ),
    ...[-1, 1].map((side) =>
      beam([
        [side * 132, -150],
        [side * 132, -116],
        [side * 214, -324],
        [side * 186, -324],
      ]),
    ),
    circle(0, -352, 9, {fill: palette.ink}),
    ...[-346, -118, 118, 346].map((x) => circle(x, -338, 7, {fill: palette.ink})),
  )
}

/** A workshop with a saw-tooth roof on (0, 0), 900 wide. */
export function workshop(): string {
  const teeth = [-450, -150, 150].map(
    (x) =>
      shape(
        [
          [x, -250],
          [x, -420],
          [x + 300, -250],
        ],
        {fill: palette.moss, stroke: palette.ink, 'stroke-width': 5, 'stroke-linejoin': 'round'},
      ) +
      shape(
        [
          [x + 12, -262],
          [x + 12, -390],
          [x + 110, -334],
          [x + 110, -262],
        ],
        {fill: palette.mist, opacity: 0.85},
      ),
  )
  const windows = Array.from({length: 6}, (_, index) => {
    const x = -410 + index * 145
    return (
      rect(x, -190, 94, 100, {
        fill: index === 3 ? palette.clay : palette.paper,
        stroke: palette.ink,
        'stroke-width': 4,
      }) +
      line(
        [
          [x + 47, -190],
          [x + 47, -90],
        ],
        fine,
      ) +
      line(
        [
          [x, -140],
          [x + 94, -140],
        ],
        fine,
      )
    )
  })
  return group(
    {},
    ...teeth,
    rect(-450, -250, 900, 250, {fill: palette.sage, stroke: palette.ink, 'stroke-width': 5}),
    ...windows,
    rect(250, -120, 96, 120, {fill: palette.ink}),
  )
}

/** A small house on (0, 0), 280 wide. */
export function house(): string {
  return group(
    {},
    rect(-120, -170, 240, 170, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 5}),
    shape(
      [
        [-156, -160],
        [0, -300],
        [156, -160],
      ],
      {fill: palette.spruce, stroke: palette.ink, 'stroke-width': 5, 'stroke-linejoin': 'round'},
    ),
    rect(70, -280, 34, 70, {fill: palette.ink}),
    rect(-30, -100, 60, 100, {fill: palette.copper, stroke: palette.ink, 'stroke-width': 4}),
    ...[-92, 50].map((x) =>
      rect(x, -130, 44, 48, {fill: palette.mist, stroke: palette.ink, 'stroke-width': 4}),
    ),
  )
}

/** A panelled door with frame on (0, 0), 420 wide and 800 high. */
export function door(): string {
  return group(
    {},
    rect(-236, -840, 472, 840, {fill: palette.ink}),
    rect(-200, -804, 400, 804, {fill: palette.spruce}),
    ...[-1, 1].flatMap((side) =>
      [
        [-736, 300],
        [-380, 320],
      ].map(([y = 0, height = 0]) =>
        rect(side === -1 ? -164 : 20, y, 144, height, {
          fill: 'none',
          stroke: palette.sage,
          'stroke-width': 4,
        }),
      ),
    ),
    circle(150, -400, 22, {fill: palette.copper, stroke: palette.ink, 'stroke-width': 4}),
    path('M150 -352a13 13 0 1 1 .1 0l11 40h-22Z', {fill: palette.ink}),
    rect(-280, -4, 560, 24, {fill: palette.ink}),
  )
}
