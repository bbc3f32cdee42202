import {bell} from '../motifs/desk.ts'
import {cabinet} from '../motifs/furniture.ts'
import {compass} from '../motifs/instruments.ts'
import {boat, hills, lighthouse, water} from '../motifs/sea.ts'
import {palette} from '../palette.ts'
import {circle, place, rect} from '../pen.ts'
import {plate} from '../plate.ts'
import {rings} from '../rings.ts'
import {floor} from './ground.ts'

export function carriers(): string {
  const sails = [
    [130, 668, 0.6],
    [430, 656, 0.5],
    [1230, 664, 0.55],
    [560, 742, 0.85],
    [1090, 752, 0.9],
    [830, 960, 1.5],
    [280, 1010, 1.65],
    [1370, 1040, 1.75],
  ] as const
  return plate(
    'carriers',
    'paper',
    {x: 800, y: 380, radius: 640},
    hills('coast', 0, 590, 1600, 110, 640, {fill: palette.sage}),
    rect(0, 636, 1600, 564, {fill: palette.spruce}),
    water('carriers', 0, 650, 1600, 560, palette.sage),
    place(1500, 640, 0.62, lighthouse()),
    ...sails.map(([x, y, scale], index) =>
      place(
        x,
        y,
        scale,
        boat(
          index % 3 === 1 ? '#ead7bf' : palette.paper,
          palette.ink,
          [palette.copper, palette.moss, '#34525f'][index % 3],
        ),
      ),
    ),
  )
}

export function products(): string {
  return plate(
    'products',
    'sage',
    {y: 500},
    floor(1040, palette.moss),
    place(800, 1030, 1.08, cabinet(4, 4, 6)),
    place(560, 199, 0.72, compass()),
    place(1080, 362, 0.62, bell()),
  )
}

export function programs(): string {
  const slice = (x: number, y: number, radius: number, count: number) =>
    circle(x, y, radius * 1.06, {fill: palette.spruce}) +
    circle(x, y, radius, {fill: '#efdcc0'}) +
    rings({
      name: `tier ${count}`,
      x,
      y,
      radius: radius * 0.92,
      count,
      colour: palette.clay,
      accentRing: Math.max(2, count - 2),
      weight: 6,
    })
  return plate(
    'programs',
    'mist',
    {radius: 900, count: 20},
    slice(1080, 520, 380, 12),
    slice(560, 720, 250, 8),
    slice(300, 380, 150, 5),
  )
}
