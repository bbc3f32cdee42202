import {lettering} from './lettering.ts'
import {bell} from './motifs/desk.ts'
import {stethoscope} from './motifs/health.ts'
import {balance, compass} from './motifs/instruments.ts'
import {ledger} from './motifs/ledger.ts'
import {calendar, dipPen, sheet, stack, tallies} from './motifs/paper.ts'
import {oakLeaf} from './motifs/tree.ts'
import {palette} from './palette.ts'
import {ellipse, fine, heavy, line, path, place, rect, rules, turn} from './pen.ts'
import {type Ground, plate} from './plate.ts'
import {seal} from './seal.ts'

const size = {width: 1600, height: 1000}
const wide = (name: string, ground: Ground, ...children: string[]) =>
  plate(name, ground, {...size, radius: 700, y: 480}, ...children)
const ground = (y: number, colour: string) =>
  rect(0, y, 1600, 1000 - y, {fill: colour}) +
  line(
    [
      [0, y],
      [1600, y],
    ],
    {...fine, 'stroke-width': 4},
  )
const shadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.07, {fill: palette.ink, opacity: 0.14})

/** Six weeks that end on the first of October, and an autumn leaf. */
function annualEnrollment(): string {
  const weeks = Array.from({length: 42}, (_, day) => day + 1).filter(
    (day) => day % 7 > 0 && day % 7 < 6 && day > 7,
  )
  return wide(
    'annual enrollment',
    'paper',
    place(640, 500, 1.32, calendar(weeks, 5)),
    place(1180, 640, 3.1, turn(34, oakLeaf(palette.copper))),
    place(1090, 860, 1.6, turn(-62, oakLeaf(palette.clay, palette.ink))),
  )
}

function caseDesk(): string {
  return wide(
    'case desk',
    'mist',
    ground(850, palette.sage),
    shadow(520, 856, 260),
    place(520, 852, 1.18, balance(4)),
    shadow(1120, 856, 240),
    place(1120, 560, 1.42, sheet({accentRow: 3})),
  )
}

function paperless(): string {
  const arrow = path('M720 500H960M900 440L962 500L900 560', {
    ...heavy,
    stroke: palette.copper,
    'stroke-width': 16,
    'stroke-linecap': 'round',
  })
  return wide(
    'paperless',
    'sage',
    place(440, 740, 1.5, stack(34)),
    arrow,
    place(1190, 500, 1.62, sheet({rows: 5, signed: true})),
  )
}

function carrierRelations(): string {
  const seals = [
    ['North', 'NA'],
    ['Lantern', 'LM'],
    ['Cedar', 'CB'],
    ['Granite', 'GS'],
    ['Summit', 'SM'],
    ['Trinity', 'TA'],
  ] as const
  const places = [
    [90, 110],
    [90, 390],
    [90, 670],
    [1310, 110],
    [1310, 390],
    [1310, 670],
  ] as const
  return wide(
    'carrier relations',
    'paper',
    ...seals.map(([name, letters], index) =>
      place(places[index]?.[0] ?? 0, places[index]?.[1] ?? 0, 0.5, seal(name, letters)),
    ),
    place(800, 480, 1.72, compass()),
  )
}

function questions(): string {
  const numbers = ['1', '2', '3', '4', '5'].map(
    (number, index) =>
      lettering(number, {
        x: 250,
        y: 262 + index * 128,
        size: 84,
        colour: index === 2 ? palette.copper : palette.spruce,
        centred: true,
      }) +
      line(
        [
          [320, 250 + index * 128],
          [700, 250 + index * 128],
        ],
        {...fine, stroke: palette.sage, 'stroke-width': 4},
      ),
  )
  return wide(
    'questions',
    'mist',
    rect(160, 130, 640, 740, {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 6}, 10),
    ...numbers,
    place(1090, 520, 1.4, stethoscope()),
  )
}

function thousandth(): string {
  return wide(
    'thousandth',
    'paper',
    place(480, 500, 1.25, tallies(7, 7)),
    ground(880, palette.sand),
    shadow(1180, 884, 240),
    place(1180, 878, 1.55, bell()),
  )
}

function published(): string {
  return wide('published', 'deep', place(800, 490, 1.7, ledger()))
}

/** The parts of Medicare as rows of a page, with figures as strokes: the amounts stand in the article. */
function medicareAmounts(): string {
  const lengths = [360, 430, 300, 390]
  const figures = [150, 110, 170, 130]
  const rows = ['A', 'B', 'C', 'D'].map((part, index) => {
    const y = 300 + index * 150
    return (
      lettering(part, {
        x: 330,
        y: y + 34,
        size: 104,
        colour: index === 1 ? palette.copper : palette.spruce,
        centred: true,
      }) +
      line(
        [
          [440, y],
          [440 + (lengths[index] ?? 0), y],
        ],
        {...heavy, stroke: palette.ink, 'stroke-width': 12, 'stroke-linecap': 'round', opacity: 0.75},
      ) +
      line(
        [
          [980, y],
          [980 + (figures[index] ?? 0), y],
        ],
        {
          ...heavy,
          stroke: index === 1 ? palette.copper : palette.moss,
          'stroke-width': 18,
          'stroke-linecap': 'round',
        },
      )
    )
  })
  return wide(
    'medicare amounts',
    'mist',
    rect(200, 150, 1040, 710, {fill: palette.paper, stroke: palette.spruce, 'stroke-width': 6}, 8),
    rules(200, 374, 1040, 3, 150, {...fine, stroke: palette.sage}),
    line(
      [
        [910, 150],
        [910, 860],
      ],
      {...fine, stroke: palette.clay},
    ),
    ...rows,
    place(1190, 820, 1.25, dipPen()),
  )
}

/** Pictures of the news articles, by the last part of their path. */
export const newsPictures: Record<string, () => string> = {
  'annual-enrollment-six-week-plan': annualEnrollment,
  'case-desk-impaired-risk': caseDesk,
  'paperless-contracting': paperless,
  'priya-raman-carrier-relations': carrierRelations,
  'questions-before-underwriting': questions,
  'daily-call-thousandth': thousandth,
  'commission-levels-published': published,
  'medicare-amounts-in-client-meetings': medicareAmounts,
}
