import {palette} from '../palette.ts'
import {circle, ellipse, fine, heavy, line, path, rect, shape} from '../pen.ts'
import {group, type Point} from '../svg.ts'

const round = {'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

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
    line(ends, {...heavy, stroke: palette.ink, 'stroke-width': 14, ...round}),
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
    path(marks, {...heavy, ...round}),
    line(
      [
        [0, 0],
        [0, -140],
      ],
      {...heavy, stroke: palette.ink, 'stroke-width': 9, ...round},
    ),
    line(
      [
        [0, 0],
        [Math.cos(hand) * 96, Math.sin(hand) * 96],
      ],
      {...heavy, stroke: palette.copper, 'stroke-width': 14, ...round},
    ),
    circle(0, 0, 13, {fill: palette.ink}),
  )
}

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
    path('M-70 -222C-84 -180 -90 -150 -100 -112', {...heavy, stroke: palette.paper, opacity: 0.7, ...round}),
    rect(-24, -300, 48, 40, {fill: palette.ink}),
    path('M-20 -300C-30 -350 -26 -400 0 -420C26 -400 30 -350 20 -300Z', {fill: palette.spruce}),
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

/** A stethoscope that lies in a loop around (0, 0), about 560 wide. */
export function stethoscope(tube: string = palette.spruce): string {
  return group(
    {},
    path('M-230 -210C-250 -60 -190 20 -110 40C-30 20 30 -60 10 -210', {
      ...heavy,
      stroke: tube,
      'stroke-width': 18,
      ...round,
    }),
    path('M-110 40C-110 170 -30 226 80 214C190 202 214 110 200 20', {
      ...heavy,
      stroke: tube,
      'stroke-width': 18,
      ...round,
    }),
    ...[-230, 10].map(
      (x) =>
        path(`M${x} -206C${x} -236 ${x === 10 ? -10 : -210} -252 ${x === 10 ? -30 : -190} -256`, {
          ...heavy,
          stroke: palette.ink,
          'stroke-width': 12,
          ...round,
        }) + circle(x === 10 ? -34 : -186, -257, 13, {fill: palette.ink}),
    ),
    circle(196, -24, 62, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 10}),
    circle(196, -24, 40, {fill: palette.clay, stroke: palette.ink, 'stroke-width': 4}),
    circle(-110, 40, 16, {fill: palette.copper}),
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
        ...round,
      }),
    ),
    path('M-150 -34L-110 -64M84 -30L124 -60', {...fine, stroke: palette.sage, 'stroke-width': 6, ...round}),
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
