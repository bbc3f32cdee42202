import {palette} from '../palette.ts'
import {fine, heavy, line, path} from '../pen.ts'
import {type Attributes, group} from '../svg.ts'

const ruled: Attributes = {...fine, stroke: palette.sage, 'stroke-width': 2}

/** An open ledger around (0, 0), 760 wide and 430 high, with columns, figures as strokes and a copper ribbon. */
export function ledger(): string {
  const leaf = (side: 1 | -1) => {
    const x = (value: number) => value * side
    const page = `M0 -170C${x(90)} -214 ${x(250)} -222 ${x(360)} -196V190C${x(250)} 164 ${x(90)} 172 0 214Z`
    const rows = Array.from({length: 9}, (_, row) => {
      const y = -128 + row * 36
      return `M${x(30)} ${y + 12}C${x(110)} ${y - 22} ${x(240)} ${y - 30} ${x(336)} ${y - 12}`
    }).join('')
    const columns = [150, 250].map((at) => `M${x(at)} -190V178`).join('')
    return (
      path(page, {
        fill: palette.paper,
        stroke: palette.spruce,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }) +
      path(rows, ruled) +
      path(columns, {...ruled, stroke: palette.clay})
    )
  }
  return group(
    {},
    path('M-384 -176V226C-260 196 -110 204 0 244C110 204 260 196 384 226V-176Z', {fill: palette.ink}),
    leaf(-1),
    leaf(1),
    figures(-1),
    figures(1),
    line(
      [
        [0, -170],
        [0, 214],
      ],
      {...heavy, 'stroke-width': 4},
    ),
    path('M-8 -176C-14 -60 -22 80 -34 292L-14 270L8 296C6 120 6 -40 8 -172Z', {fill: palette.copper}),
  )
}

function figures(side: 1 | -1): string {
  const marks: string[] = []
  for (let row = 0; row < 9; row++) {
    const y = -140 + row * 36
    const wide = 34 + ((row * 37) % 44)
    const start = side === 1 ? 44 : -336
    marks.push(`M${start} ${y + (side === 1 ? 4 : -4)}h${wide + 24}`)
    marks.push(`M${side === 1 ? 270 : -130} ${y - (side === 1 ? 14 : 0)}h${30 + ((row * 23) % 34)}`)
  }
  return path(marks.join(''), {
    fill: 'none',
    stroke: palette.ink,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    opacity: 0.78,
  })
}
