import {palette} from '../palette.ts'
import {circle, fine, heavy, line, path, rect, shape} from '../pen.ts'
import {type Attributes, group, type Point} from '../svg.ts'

const ruled: Attributes = {...fine, stroke: palette.sage, 'stroke-width': 2}

/** A sheet around (0, 0), 300 by 390, with a heading, rows and optionally a signature and seal. */
export function sheet({
  rows = 7,
  signed = false,
  accentRow,
}: {
  rows?: number
  signed?: boolean
  accentRow?: number
} = {}): string {
  const body = Array.from({length: rows}, (_, row) => {
    const y = -92 + row * 36
    const accented = row === accentRow
    return (
      line(
        [
          [-112, y],
          [-112 + 70 + ((row * 53) % 60), y],
        ],
        {
          ...fine,
          stroke: accented ? palette.copper : palette.ink,
          'stroke-width': 6,
          'stroke-linecap': 'round',
          opacity: accented ? 1 : 0.7,
        },
      ) +
      line(
        [
          [58, y],
          [112, y],
        ],
        {
          ...fine,
          stroke: accented ? palette.copper : palette.moss,
          'stroke-width': accented ? 9 : 6,
          'stroke-linecap': 'round',
        },
      ) +
      line(
        [
          [-112, y + 17],
          [112, y + 17],
        ],
        ruled,
      )
    )
  })
  return group(
    {},
    shape(
      [
        [-150, -195],
        [108, -195],
        [150, -153],
        [150, 195],
        [-150, 195],
      ],
      {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 5, 'stroke-linejoin': 'round'},
    ),
    shape(
      [
        [108, -195],
        [108, -153],
        [150, -153],
      ],
      {fill: palette.mist, stroke: palette.spruce, 'stroke-width': 4, 'stroke-linejoin': 'round'},
    ),
    line(
      [
        [-112, -146],
        [40, -146],
      ],
      {...heavy, stroke: palette.spruce, 'stroke-width': 12, 'stroke-linecap': 'round'},
    ),
    ...body,
    signed
      ? path('M-108 158C-84 120 -70 130 -78 156C-60 130 -44 138 -48 156C-30 140 -8 150 14 148', {
          ...fine,
          stroke: palette.ink,
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }) + seal(88, 146, 30)
      : '',
  )
}

function seal(x: number, y: number, r: number): string {
  const notches: Point[] = Array.from({length: 32}, (_, index) => {
    const angle = (index / 32) * Math.PI * 2
    const distance = index % 2 === 0 ? r : r * 0.86
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
  })
  return (
    shape(notches, {fill: palette.copper}) +
    circle(x, y, r * 0.58, {fill: 'none', stroke: palette.paper, 'stroke-width': 2.5})
  )
}

/** An envelope around (0, 0), 320 by 210. */
export function envelope(fill: string = palette.paper): string {
  return group(
    {},
    rect(-160, -105, 320, 210, {fill, stroke: palette.spruce, 'stroke-width': 5}, 6),
    line(
      [
        [-160, 105],
        [-34, -10],
      ],
      {...fine},
    ),
    line(
      [
        [160, 105],
        [34, -10],
      ],
      {...fine},
    ),
    path('M-160 -100L-14 22Q0 34 14 22L160 -100', {...heavy, 'stroke-width': 5, 'stroke-linejoin': 'round'}),
    rect(104, 56, 34, 30, {fill: palette.copper}),
  )
}

/** A dip pen lying with its point at (0, 0), pointing to the lower left, 420 long. */
export function dipPen(): string {
  return group(
    {transform: 'rotate(-38)'},
    path('M0 0C22 -16 52 -20 84 -14V14C52 20 22 16 0 0Z', {
      fill: palette.clay,
      stroke: palette.ink,
      'stroke-width': 3,
    }),
    line(
      [
        [6, 0],
        [52, 0],
      ],
      {...fine, stroke: palette.ink, 'stroke-width': 2},
    ),
    path('M84 -15H128V15H84Z', {fill: palette.ink}),
    path('M128 -15C230 -22 330 -14 420 -4V4C330 14 230 22 128 15Z', {fill: palette.spruce}),
    line(
      [
        [140, -6],
        [380, -2],
      ],
      {...fine, stroke: palette.sage, 'stroke-width': 2.5},
    ),
  )
}

/** A calendar leaf around (0, 0), 420 by 460; `marked` days, counted from 1, are set in copper. */
export function calendar(marked: number[], rows = 5): string {
  const days = Array.from({length: rows * 7}, (_, index) => {
    const x = -156 + (index % 7) * 52
    const y = -62 + Math.floor(index / 7) * 58
    const accented = marked.includes(index + 1)
    return rect(x - 15, y - 15, 30, 30, {fill: accented ? palette.copper : palette.mist}, 3)
  })
  return group(
    {},
    rect(-210, -230, 420, 470, {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 5}, 10),
    path('M-210 -136V-220Q-210 -230 -200 -230H200Q210 -230 210 -220V-136Z', {fill: palette.spruce}),
    ...[-110, 110].map((x) => rect(x - 9, -258, 18, 58, {fill: palette.ink}, 9)),
    line(
      [
        [-160, -178],
        [-40, -178],
      ],
      {...heavy, stroke: palette.mist, 'stroke-width': 10, 'stroke-linecap': 'round'},
    ),
    ...days,
  )
}

/** A stack of papers around (0, 0), seen from the side, 300 wide. */
export function stack(count: number): string {
  return group(
    {},
    ...Array.from({length: count}, (_, index) => {
      const shift = ((index * 31) % 22) - 11
      return rect(-150 + shift, -index * 13, 300, 11, {
        fill: index % 5 === 4 ? palette.sage : palette.paper,
        stroke: palette.spruce,
        'stroke-width': 2,
      })
    }),
  )
}

/** A wall sheet with tally marks in fives, around (0, 0). */
export function tallies(columns: number, rows: number): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2) * 84
      const y = (row - (rows - 1) / 2) * 74
      marks.push(`M${x - 24} ${y - 22}v44m14 -44v44m14 -44v44m14 -44v44M${x - 32} ${y + 14}l60 -28`)
    }
  return path(marks.join(''), {...fine, stroke: palette.moss, 'stroke-width': 4, 'stroke-linecap': 'round'})
}
