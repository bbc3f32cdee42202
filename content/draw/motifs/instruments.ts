import {palette} from '../palette.ts'
import {circle, fine, heavy, line, path, rect, rounded, shape} from '../pen.ts'
import {group, type Point} from '../svg.ts'

/** A compass around (0, 0), 440 across. */
export function compass(): string {
  const ticks = Array.from({length: 72}, (_, index) => {
    const angle = (index / 72) * Math.PI * 2
    const inner = index % 18 === 0 ? 156 : index % 6 === 0 ? 168 : 178
    return `M${(Math.cos(angle) * inner).toFixed(1)} ${(Math.sin(angle) * inner).toFixed(1)}L${(Math.cos(angle) * 188).toFixed(1)} ${(Math.sin(angle) * 188).toFixed(1)}`
  }).join('')
  const star = (long: number, short: number, turnBy: number, light: string, dark: string) =>
    [0, 90, 180, 270]
      .map((angle) =>
        group(
          {transform: `rotate(${angle + turnBy})`},
          shape(
            [
              [0, -long],
              [0, 0],
              [-short, -short],
            ],
            {fill: light},
          ),
          shape(
            [
              [0, -long],
              [0, 0],
              [short, -short],
            ],
            {fill: dark},
          ),
        ),
      )
      .join('')
  return group(
    {},
    circle(0, 0, 220, {fill: palette.spruce}),
    circle(0, 0, 202, {fill: palette.paper}),
    path(ticks, {...fine, 'stroke-width': 3}),
    circle(0, 0, 144, {...fine, stroke: palette.sage}),
    star(96, 24, 45, palette.mist, palette.sage),
    star(138, 28, 0, palette.moss, palette.spruce),
    shape(
      [
        [0, -150],
        [-16, 0],
        [16, 0],
      ],
      {fill: palette.copper},
    ),
    shape(
      [
        [0, 150],
        [-16, 0],
        [16, 0],
      ],
      {fill: palette.ink},
    ),
    circle(0, 0, 14, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 5}),
  )
}

/** A balance on (0, 0), about 560 wide and 560 high; `tilt` in degrees. */
export function balance(tilt = 0): string {
  const angle = (tilt * Math.PI) / 180
  const arm = 230
  const ends: Point[] = [
    [-arm * Math.cos(angle), -470 - arm * Math.sin(angle)],
    [arm * Math.cos(angle), -470 + arm * Math.sin(angle)],
  ]
  const pans = ends.map(([x, y]) =>
    group(
      {},
      line(
        [
          [x, y],
          [x - 84, y + 210],
        ],
        fine,
      ),
      line(
        [
          [x, y],
          [x + 84, y + 210],
        ],
        fine,
      ),
      path(
        `M${(x - 104).toFixed(1)} ${(y + 210).toFixed(1)}H${(x + 104).toFixed(1)}C${(x + 84).toFixed(1)} ${(y + 262).toFixed(1)} ${(x - 84).toFixed(1)} ${(y + 262).toFixed(1)} ${(x - 104).toFixed(1)} ${(y + 210).toFixed(1)}Z`,
        {fill: palette.clay, stroke: palette.spruce, 'stroke-width': 5},
      ),
    ),
  )
  return group(
    {},
    path('M-130 0C-120 -34 -50 -40 -22 -48H22C50 -40 120 -34 130 0Z', {fill: palette.spruce}),
    rect(-12, -470, 24, 424, {fill: palette.spruce}),
    ...pans,
    line(ends, {...heavy, stroke: palette.ink, 'stroke-width': 14, ...rounded}),
    circle(0, -470, 26, {fill: palette.copper, stroke: palette.ink, 'stroke-width': 5}),
    shape(
      [
        [-10, -494],
        [0, -556],
        [10, -494],
      ],
      {fill: palette.ink},
    ),
  )
}

/** A clock face around (0, 0), 400 across, at a full hour. */
export function clock(hour: number): string {
  const marks = Array.from({length: 12}, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    const inner = index % 3 === 0 ? 138 : 154
    return `M${(Math.cos(angle) * inner).toFixed(1)} ${(Math.sin(angle) * inner).toFixed(1)}L${(Math.cos(angle) * 170).toFixed(1)} ${(Math.sin(angle) * 170).toFixed(1)}`
  }).join('')
  const hand = (hour / 12) * Math.PI * 2 - Math.PI / 2
  return group(
    {},
    circle(0, 0, 204, {fill: palette.ink}),
    circle(0, 0, 188, {fill: palette.paper}),
    path(marks, {...heavy, ...rounded}),
    line(
      [
        [0, 0],
        [0, -140],
      ],
      {...heavy, stroke: palette.ink, 'stroke-width': 9, ...rounded},
    ),
    line(
      [
        [0, 0],
        [Math.cos(hand) * 96, Math.sin(hand) * 96],
      ],
      {...heavy, stroke: palette.copper, 'stroke-width': 14, ...rounded},
    ),
    circle(0, 0, 13, {fill: palette.ink}),
  )
}

/** An hourglass on (0, 0), 460 high, with copper sand. */
export function hourglass(): string {
  return group(
    {},
    path(
      'M-118 -40C-118 -150 -20 -180 -20 -230C-20 -280 -118 -310 -118 -420H118C118 -310 20 -280 20 -230C20 -180 118 -150 118 -40Z',
      {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 6},
    ),
    path('M-92 -350H92C80 -300 14 -280 6 -236H-6C-14 -280 -80 -300 -92 -350Z', {fill: palette.clay}),
    path('M-106 -46C-90 -96 -30 -110 0 -140C30 -110 90 -96 106 -46Z', {fill: palette.copper}),
    line(
      [
        [0, -236],
        [0, -136],
      ],
      {...fine, stroke: palette.copper, 'stroke-width': 5},
    ),
    rect(-146, -44, 292, 34, {fill: palette.ink}, 6),
    rect(-146, -452, 292, 34, {fill: palette.ink}, 6),
    ...[-134, 122].map((x) => rect(x, -420, 12, 378, {fill: palette.spruce})),
  )
}

/** A gear around (0, 0). */
export function gear(radius: number, teeth: number, colour: string): string {
  const points: Point[] = []
  for (let index = 0; index < teeth; index++) {
    for (const [offset, distance] of [
      [-0.32, 0.84],
      [-0.2, 1],
      [0.2, 1],
      [0.32, 0.84],
    ] as const) {
      const angle = ((index + offset) / teeth) * Math.PI * 2
      points.push([Math.cos(angle) * radius * distance, Math.sin(angle) * radius * distance])
    }
  }
  return group(
    {},
    shape(points, {fill: colour, stroke: palette.ink, 'stroke-width': 5, 'stroke-linejoin': 'round'}),
    circle(0, 0, radius * 0.62, {fill: 'none', stroke: palette.paper, 'stroke-width': 4, opacity: 0.7}),
    circle(0, 0, radius * 0.26, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 5}),
  )
}
