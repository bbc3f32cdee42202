import {house, workshop} from '../motifs/buildings.ts'
import {coins} from '../motifs/desk.ts'
import {umbrella} from '../motifs/furniture.ts'
import {bottle, spectacles, stethoscope} from '../motifs/health.ts'
import {hourglass} from '../motifs/instruments.ts'
import {calendar} from '../motifs/paper.ts'
import {hills} from '../motifs/sea.ts'
import {oak, sapling} from '../motifs/tree.ts'
import {palette} from '../palette.ts'
import {circle, ellipse, fine, heavy, path, place, rect, rules} from '../pen.ts'
import {plate} from '../plate.ts'
import {floor, shadow} from './ground.ts'

export function insurance(): string {
  return plate(
    'insurance',
    'paper',
    {y: 620},
    floor(1020),
    place(800, 560, 1.25, umbrella()),
    shadow(560, 1024, 180),
    shadow(1040, 1024, 180),
    place(560, 1022, 1.05, house()),
    place(1050, 1022, 0.8, oak({name: 'garden', height: 340})),
  )
}

export function life(): string {
  return plate(
    'life',
    'mist',
    {x: 820, y: 560, radius: 760},
    hills('life', 0, 990, 1600, 120, 1200, {fill: palette.sage}),
    floor(1010, palette.moss),
    shadow(620, 1016, 420),
    place(620, 1016, 1.36, oak({name: 'life old', height: 620})),
    place(1110, 1016, 0.8, oak({name: 'life young', height: 420})),
    place(1450, 1016, 1, sapling(230, palette.spruce)),
  )
}

export function employerLife(): string {
  return plate(
    'employer life',
    'paper',
    {x: 1180, y: 360, radius: 640},
    floor(940, palette.sage),
    shadow(760, 944, 600),
    place(740, 940, 1.18, workshop()),
    place(1400, 944, 1, oak({name: 'yard', height: 520})),
    rules(120, 1000, 1360, 4, 46, {...fine, stroke: palette.moss, 'stroke-width': 2, opacity: 0.5}),
    ...[300, 430, 560, 690, 820, 950, 1080].map((x, index) => figure(x, 1120 + (index % 2) * 16, index)),
  )
}

/** A person seen from afar. */
function figure(x: number, y: number, index: number): string {
  const coat = [palette.spruce, palette.copper, palette.ink, palette.moss][index % 4] ?? palette.ink
  return place(
    x,
    y,
    1.05,
    path('M-30 0V-78C-30 -120 30 -120 30 -78V0Z', {fill: coat}),
    circle(0, -136, 23, {fill: ['#bd875f', '#e3b294', '#704529'][index % 3] ?? palette.clay}),
  )
}

export function health(): string {
  const pulse = 'M200 600H420L470 520L530 690L590 440L660 640L700 600H800'
  return plate(
    'health',
    'mist',
    {x: 1000},
    rect(170, 250, 760, 720, {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 6}, 12),
    rules(230, 350, 640, 13, 44, {...fine, stroke: palette.mist}),
    path(pulse, {
      ...heavy,
      stroke: palette.copper,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      transform: 'translate(50 -10)',
    }),
    place(1080, 640, 1.55, stethoscope()),
  )
}

export function medicare(): string {
  return plate(
    'medicare',
    'paper',
    {x: 800, y: 520},
    floor(930),
    shadow(430, 936, 250),
    place(470, 640, 1.12, calendar([8, 9, 10, 11, 12, 15, 16])),
    shadow(980, 936, 130),
    place(980, 932, 1.45, bottle()),
    shadow(1290, 936, 200),
    place(1270, 874, 0.86, spectacles()),
    ...[0, 1, 2].map((index) =>
      ellipse(1130 + index * 56, 1010 + (index % 2) * 22, 30, 15, {
        fill: index === 1 ? palette.copper : palette.paper,
        stroke: palette.ink,
        'stroke-width': 4,
      }),
    ),
  )
}

export function annuities(): string {
  return plate(
    'annuities',
    'mist',
    {x: 1060, y: 540},
    floor(980),
    shadow(430, 984, 220),
    place(430, 980, 1.45, hourglass()),
    ...[3, 6, 10, 15].map((count, index) => place(790 + index * 190, 980, 1.05, coins(count))),
    place(1360, 566, 1.3, sapling(240, palette.spruce)),
  )
}
