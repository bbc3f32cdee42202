import {palette} from '../palette.ts'
import {fine, heavy, line, path, rect} from '../pen.ts'
import {randomFor} from '../random.ts'
import {group} from '../svg.ts'

/** An open umbrella over (0, 0), 900 wide, whose handle ends at (0, 420). */
export function umbrella(): string {
  const ribs = [-450, -225, 0, 225, 450]
  const gores = ribs.slice(0, -1).map((x, index) => {
    const next = ribs[index + 1] ?? 0
    return path(
      `M0 -330C${x * 0.55} -330 ${x} -190 ${x} 0Q${(x + next) / 2} -52 ${next} 0C${next} -190 ${next * 0.55} -330 0 -330Z`,
      {
        fill: index % 2 === 0 ? palette.spruce : palette.moss,
        stroke: palette.ink,
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      },
    )
  })
  return group(
    {},
    path('M0 -10V380C0 452 -96 452 -96 384', {
      ...heavy,
      stroke: palette.ink,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    ...gores,
    line(
      [
        [0, -330],
        [0, -382],
      ],
      {...heavy, stroke: palette.ink, 'stroke-width': 10, 'stroke-linecap': 'round'},
    ),
  )
}

/** A cabinet of drawers on (0, 0); one drawer stands open. */
export function cabinet(columns: number, rows: number, open: number): string {
  const width = 230
  const height = 150
  const left = (-columns * width) / 2
  const drawers = Array.from({length: columns * rows}, (_, index) => {
    const x = left + (index % columns) * width
    const y = -(rows - Math.floor(index / columns)) * height
    const out = index === open
    return group(
      {},
      rect(
        x + 10,
        y + 10,
        width - 20,
        height - 20,
        {
          fill: out ? palette.clay : index % 3 === 1 ? palette.sage : palette.mist,
          stroke: palette.ink,
          'stroke-width': 4,
        },
        4,
      ),
      rect(x + 62, y + 34, width - 124, 36, {fill: palette.paper, stroke: palette.ink, 'stroke-width': 3}),
      line(
        [
          [x + 78, y + 52],
          [x + 104 + ((index * 29) % 40), y + 52],
        ],
        {...fine, 'stroke-width': 5, 'stroke-linecap': 'round'},
      ),
      path(`M${x + width / 2 - 24} ${y + 92}a24 20 0 0 0 48 0`, {
        ...heavy,
        stroke: palette.ink,
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    )
  })
  return group(
    {},
    rect(left - 24, -rows * height - 24, columns * width + 48, rows * height + 40, {fill: palette.spruce}, 6),
    ...drawers,
  )
}

/** Shelves with books and objects on (0, 0), four boards. */
export function shelves(width: number, gap: number): string {
  const random = randomFor('shelves')
  const rows = [3, 2, 1, 0].map((level) => {
    const floor = -level * gap
    let x = -width / 2 + 26
    const books: string[] = []
    const stop = width / 2 - (level % 2 === 0 ? 150 : 40)
    while (x < stop) {
      const thick = random.between(26, 58)
      const tall = gap * random.between(0.52, 0.78)
      const colour = random.pick([
        palette.spruce,
        palette.moss,
        palette.sage,
        palette.mist,
        palette.paper,
        palette.clay,
        palette.ink,
      ])
      books.push(rect(x, floor - tall, thick, tall, {fill: colour, stroke: palette.ink, 'stroke-width': 3}))
      books.push(
        line(
          [
            [x + thick * 0.3, floor - tall * 0.8],
            [x + thick * 0.7, floor - tall * 0.8],
          ],
          {...fine, stroke: colour === palette.ink ? palette.clay : palette.ink, 'stroke-width': 4},
        ),
      )
      x += thick + (random.between(0, 1) < 0.12 ? 40 : 3)
    }
    return group({}, ...books, rect(-width / 2, floor, width, 18, {fill: palette.ink}))
  })
  return group({}, ...rows)
}

/** A long table with cups and chairs on (0, 0), seen from the side, 1100 wide. */
export function table(): string {
  const chair = (x: number, flip: number) =>
    group(
      {transform: `translate(${x} 0) scale(${flip} 1)`},
      path('M0 -300C-10 -210 -6 -170 0 -140H110V0M0 -140V0M0 -300V-140', {
        ...heavy,
        stroke: palette.ink,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      rect(-6, -152, 122, 18, {fill: palette.copper}, 6),
    )
  const cup = (x: number) =>
    group(
      {transform: `translate(${x} -224)`},
      path('M-22 -40H22L16 0H-16Z', {fill: palette.paper, stroke: palette.ink, 'stroke-width': 4}),
      path('M22 -32q20 4 -2 22', {...fine, stroke: palette.ink, 'stroke-width': 4}),
    )
  return group(
    {},
    ...[-640, 640].map((x) => chair(x, x < 0 ? 1 : -1)),
    rect(-520, -224, 1040, 26, {fill: palette.spruce}),
    ...[-440, 416].map((x) => rect(x, -198, 24, 198, {fill: palette.spruce})),
    ...[-380, -170, 90, 330].map(cup),
    group(
      {transform: 'translate(-40 -224)'},
      path('M-44 0C-60 -60 -40 -92 -22 -110H22C40 -92 60 -60 44 0Z', {
        fill: palette.clay,
        stroke: palette.ink,
        'stroke-width': 4,
      }),
      path('M44 -74C84 -80 84 -30 48 -28M-52 -60L-92 -92', {...heavy, stroke: palette.ink}),
      rect(-24, -122, 48, 14, {fill: palette.ink}),
    ),
  )
}
