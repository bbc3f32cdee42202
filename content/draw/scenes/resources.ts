import {bell} from '../motifs/desk.ts'
import {shelves} from '../motifs/furniture.ts'
import {clock, compass} from '../motifs/instruments.ts'
import {ledger} from '../motifs/ledger.ts'
import {dipPen, envelope} from '../motifs/paper.ts'
import {palette} from '../palette.ts'
import {place, rect, turn} from '../pen.ts'
import {plate} from '../plate.ts'
import {floor, shadow} from './ground.ts'

export function resources(): string {
  return plate(
    'resources',
    'paper',
    {radius: 800},
    rect(250, 90, 1100, 1010, {fill: palette.sage, stroke: palette.ink, 'stroke-width': 8}),
    place(800, 1050, 1, shelves(1060, 238)),
    place(1250, 1048, 0.5, bell()),
    place(1262, 478, 0.32, compass()),
  )
}

export function training(): string {
  return plate(
    'training',
    'mist',
    {x: 560, y: 520},
    floor(960),
    place(580, 520, 1.75, clock(9)),
    shadow(1160, 964, 250),
    place(1160, 958, 1.35, bell()),
  )
}

export function marketing(): string {
  const fan = [-26, -12, 2, 16].map((angle, index) =>
    place(
      700,
      700,
      1.9,
      turn(
        angle,
        place(index * 40 - 60, -40, 1, envelope(['#e6dfcf', palette.mist, '#f3e3cf', palette.paper][index])),
      ),
    ),
  )
  return plate('marketing', 'sage', {x: 700, y: 600}, ...fan, place(960, 960, 1.7, dipPen()))
}

export function commissions(): string {
  return plate(
    'commissions',
    'deep',
    {x: 800, y: 620, radius: 860, count: 18},
    place(770, 610, 1.72, ledger()),
    place(1080, 930, 1.35, dipPen()),
  )
}
