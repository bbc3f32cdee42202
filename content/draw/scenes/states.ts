import {door} from '../motifs/buildings.ts'
import {key} from '../motifs/desk.ts'
import {gear} from '../motifs/instruments.ts'
import {oakLeaf} from '../motifs/tree.ts'
import {palette} from '../palette.ts'
import {path, place, turn} from '../pen.ts'
import {plate} from '../plate.ts'
import {rings} from '../rings.ts'
import {floor} from './ground.ts'

export function maintenance(): string {
  return plate(
    'maintenance',
    'sage',
    {},
    place(640, 560, 1, gear(330, 16, palette.spruce)),
    place(1085, 800, 1, turn(9, gear(220, 11, palette.clay))),
    place(1130, 380, 1, turn(4, gear(120, 9, palette.moss))),
  )
}

export function accessDenied(): string {
  return plate(
    'access',
    'mist',
    {x: 640},
    floor(1060),
    place(640, 1050, 1.16, door()),
    place(1180, 700, 1.1, turn(-24, key())),
  )
}

export function missing(): string {
  return plate(
    'missing',
    'paper',
    {radius: 10, count: 1},
    rings({
      name: 'missing',
      x: 800,
      y: 600,
      radius: 470,
      count: 11,
      colour: palette.moss,
      accentRing: 6,
      weight: 7,
    }),
    path('M800 600L1500 120H1680V640Z', {fill: '#efe9da'}),
    place(1180, 470, 1.6, turn(38, oakLeaf(palette.copper))),
  )
}
