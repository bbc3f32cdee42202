import {likenesses} from './likenesses.ts'
import {cabinet, door, house, shelves, table, timberFrame, umbrella, workshop} from './motifs/buildings.ts'
import {
  balance,
  bell,
  bottle,
  clock,
  coins,
  compass,
  gear,
  hourglass,
  key,
  spectacles,
  stethoscope,
  telephone,
} from './motifs/instruments.ts'
import {calendar, dipPen, envelope, ledger} from './motifs/paper.ts'
import {boat, cloud, hills, lighthouse, water} from './motifs/sea.ts'
import {texas} from './motifs/texas.ts'
import {oak, oakLeaf, sapling} from './motifs/tree.ts'
import {palette} from './palette.ts'
import {circle, ellipse, fine, heavy, line, path, place, rect, rules, turn} from './pen.ts'
import {plate} from './plate.ts'
import {portrait} from './portrait.ts'
import {rings} from './rings.ts'
import {drawing} from './svg.ts'

const floor = (y: number, colour: string = palette.sand) =>
  rect(0, y, 1600, 1200 - y, {fill: colour}) +
  line(
    [
      [0, y],
      [1600, y],
    ],
    {...fine, stroke: palette.spruce, 'stroke-width': 4},
  )
const shadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.07, {fill: palette.ink, opacity: 0.14})

/** The harbour at dawn: the sun is a cut oak. */
function home(): string {
  return drawing(
    1600,
    1600,
    rect(0, 0, 1600, 1600, {fill: '#efe6d3'}),
    circle(930, 800, 330, {fill: '#ecc9a6'}),
    rings({
      name: 'sun',
      x: 930,
      y: 800,
      radius: 560,
      count: 15,
      colour: palette.clay,
      accent: palette.copper,
      accentRing: 8,
      weight: 5,
      opacity: 0.9,
    }),
    place(330, 330, 1.5, cloud('#faf6ec')),
    place(1290, 240, 1.1, cloud('#faf6ec')),
    hills('far', 0, 900, 1600, 170, 1010, {fill: palette.sage}),
    path(
      'M640 1010C760 1004 830 960 930 938C1010 920 1070 936 1140 918C1240 892 1300 840 1390 836C1470 832 1530 868 1600 852V1010Z',
      {fill: palette.moss},
    ),
    rect(0, 1000, 1600, 600, {fill: palette.spruce}),
    water('home', 0, 1012, 1600, 600, palette.sage),
    water('glint', 740, 1012, 380, 420, palette.clay),
    place(1210, 1046, 0.62, boat(palette.paper, palette.ink)),
    place(840, 1120, 0.95, boat(palette.paper, palette.ink, palette.copper)),
    place(1400, 1220, 1.25, boat('#f3e3cf', palette.ink)),
    path('M0 1196C150 1116 330 1092 480 1130C640 1170 740 1270 860 1330C980 1392 1080 1470 1130 1600H0Z', {
      fill: palette.deep,
    }),
    path('M0 1196C150 1116 330 1092 480 1130C640 1170 740 1270 860 1330C980 1392 1080 1470 1130 1600', {
      ...heavy,
      stroke: palette.moss,
    }),
    ...[0, 1, 2].map((index) =>
      path(
        `M${-20 + index * 60} ${1330 + index * 70}C${170 + index * 60} ${1270 + index * 70} ${360 + index * 60} ${1270 + index * 70} ${560 + index * 90} ${1372 + index * 70}`,
        {...fine, stroke: palette.spruce, 'stroke-width': 5},
      ),
    ),
    place(300, 1130, 1.5, oak({name: 'home', height: 620})),
  )
}

function life(): string {
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

function insurance(): string {
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

function employerLife(): string {
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

function health(): string {
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

function medicare(): string {
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

function annuities(): string {
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

function carriers(): string {
  const sails = [
    [260, 700, 0.9],
    [560, 660, 0.7],
    [830, 720, 1.05],
    [1120, 664, 0.72],
    [1370, 730, 1.1],
    [640, 900, 1.5],
    [1160, 930, 1.65],
    [250, 960, 1.7],
  ] as const
  return plate(
    'carriers',
    'paper',
    {x: 800, y: 380, radius: 640},
    hills('coast', 0, 590, 1600, 110, 640, {fill: palette.sage}),
    rect(0, 636, 1600, 564, {fill: palette.spruce}),
    water('carriers', 0, 650, 1600, 560, palette.sage),
    place(1450, 640, 0.62, lighthouse()),
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

function products(): string {
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

function programs(): string {
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

function resources(): string {
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

function training(): string {
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

function marketing(): string {
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

function commissions(): string {
  return plate(
    'commissions',
    'deep',
    {x: 800, y: 620, radius: 860, count: 18},
    place(770, 610, 1.72, ledger()),
    place(1080, 930, 1.35, dipPen()),
  )
}

function about(): string {
  return plate(
    'about',
    'paper',
    {x: 1040, y: 420},
    floor(880, palette.clay),
    shadow(430, 890, 300),
    place(430, 884, 1.08, balance(-3)),
    place(990, 860, 0.9, ledger()),
    place(1370, 884, 1, shelfPlant()),
    place(1290, 1010, 0.55, compass()),
    place(620, 1050, 0.9, key(palette.ink)),
  )
}

function shelfPlant(): string {
  return (
    path('M-70 0L-90 -120H90L70 0Z', {fill: palette.spruce, stroke: palette.ink, 'stroke-width': 5}) +
    place(0, -116, 1.3, sapling(220, palette.moss))
  )
}

function story(): string {
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

function culture(): string {
  return plate(
    'culture',
    'mist',
    {y: 420},
    floor(1020, palette.moss),
    place(800, 1020, 1.5, oak({name: 'culture', height: 640})),
    shadow(800, 1080, 760),
    place(800, 1080, 1.02, table()),
  )
}

function agentBenefits(): string {
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

function maintenance(): string {
  return plate(
    'maintenance',
    'sage',
    {},
    place(640, 560, 1, gear(330, 16, palette.spruce)),
    place(1085, 800, 1, turn(9, gear(220, 11, palette.clay))),
    place(1130, 380, 1, turn(4, gear(120, 9, palette.moss))),
  )
}

function accessDenied(): string {
  return plate(
    'access',
    'mist',
    {x: 640},
    floor(1060),
    place(640, 1050, 1.16, door()),
    place(1180, 700, 1.1, turn(-24, key())),
  )
}

function missing(): string {
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

/** Eight of the people, hung as on a wall. */
function team(): string {
  const frames = likenesses.slice(0, 8).map((person, index) => {
    const x = 74 + (index % 4) * 370
    const y = 232 + Math.floor(index / 4) * 380
    return rect(x - 9, y - 9, 358, 358, {fill: palette.ink}) + place(x, y, 0.425, portrait(person))
  })
  return plate('team', 'mist', {y: 560, radius: 900, count: 20}, ...frames)
}

/** Pictures of the openings of pages, by file name. */
export const scenes: Record<string, () => string> = {
  home,
  insurance,
  life,
  'employer-life': employerLife,
  health,
  medicare,
  annuities,
  carriers,
  products,
  programs,
  resources,
  training,
  marketing,
  commissions,
  about,
  story,
  culture,
  'agent-benefits': agentBenefits,
  maintenance,
  'access-denied': accessDenied,
  missing,
  team,
  texas: () =>
    plate(
      'texas',
      'paper',
      {x: 900},
      place(800, 600, 1, texas(900, 'texas')),
      place(330, 1030, 1.15, telephone()),
    ),
}
