import {likenesses} from '../likenesses.ts'
import {timberFrame} from '../motifs/buildings.ts'
import {key} from '../motifs/desk.ts'
import {table} from '../motifs/furniture.ts'
import {balance, compass} from '../motifs/instruments.ts'
import {ledger} from '../motifs/ledger.ts'
import {hills} from '../motifs/sea.ts'
import {oak, sapling} from '../motifs/tree.ts'
import {palette} from '../palette.ts'
import {circle, heavy, line, path, place, rect} from '../pen.ts'
import {plate} from '../plate.ts'
import {portrait} from '../portrait.ts'
import {rings} from '../rings.ts'
import {floor, shadow} from './ground.ts'

export function about(): string {
  return plate(
    'about',
    'paper',
    {x: 1040, y: 420},
    floor(880, palette.clay),
    shadow(430, 890, 300),
    place(430, 884, 1.08, balance(-3)),
    place(960, 860, 0.9, ledger()),
    place(1450, 904, 0.95, shelfPlant()),
    place(1300, 1050, 0.5, compass()),
    place(400, 1060, 0.9, key(palette.ink)),
  )
}

function shelfPlant(): string {
  return (
    path('M-70 0L-90 -120H90L70 0Z', {fill: palette.spruce, stroke: palette.ink, 'stroke-width': 5}) +
    place(0, -116, 1.3, sapling(220, palette.moss))
  )
}

export function story(): string {
  return plate(
    'story',
    'paper',
    {radius: 300, count: 3, x: 80, y: 80},
    circle(1010, 690, 690, {fill: palette.spruce}),
    circle(1010, 690, 656, {fill: '#efdcc0'}),
    rings({
      name: 'story',
      x: 1010,
      y: 690,
      radius: 610,
      count: 14,
      colour: palette.clay,
      accentRing: 4,
      weight: 7,
    }),
    ...[4, 7, 10, 13].map((ring, index) => flag(1010 - ring * 43, 690 - ring * 8, index)),
  )
}

function flag(x: number, y: number, index: number): string {
  return place(
    x,
    y,
    1,
    line(
      [
        [0, 0],
        [0, -170],
      ],
      {...heavy, stroke: palette.ink, 'stroke-linecap': 'round'},
    ),
    path('M4 -170H104L82 -138L104 -106H4Z', {fill: index === 0 ? palette.copper : palette.spruce}),
    circle(0, 0, 10, {fill: palette.ink}),
  )
}

export function culture(): string {
  return plate(
    'culture',
    'mist',
    {y: 420},
    floor(1020, palette.moss),
    place(800, 1020, 1.4, oak({name: 'culture', height: 640})),
    shadow(800, 1080, 760),
    place(800, 1080, 1.02, table()),
  )
}

/** Eight of the people, hung as on a wall. */
export function team(): string {
  const frames = likenesses.slice(0, 8).map((person, index) => {
    const x = 74 + (index % 4) * 370
    const y = 232 + Math.floor(index / 4) * 380
    return rect(x - 9, y - 9, 358, 358, {fill: palette.ink}) + place(x, y, 0.425, portrait(person))
  })
  return plate('team', 'mist', {y: 560, radius: 900, count: 20}, ...frames)
}

export function agentBenefits(): string {
  return plate(
    'agent benefits',
    'paper',
    {x: 720, y: 480},
    hills('build', 0, 1000, 1600, 90, 1100, {fill: palette.sage}),
    floor(1020, palette.moss),
    place(1330, 1022, 1.1, oak({name: 'build', height: 560})),
    shadow(680, 1028, 520),
    place(680, 1022, 1.28, timberFrame()),
  )
}
