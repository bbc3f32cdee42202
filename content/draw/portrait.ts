import {clothes} from './clothes.ts'
import {darken, mix} from './colour.ts'
import {hairOf} from './hair.ts'
import type {Likeness} from './likeness.ts'
import {palette} from './palette.ts'
import {circle, ellipse, fine, path, place, rect} from './pen.ts'
import {randomFor} from './random.ts'
import {rings} from './rings.ts'
import {drawing, element, group} from './svg.ts'

/** A portrait on its ground, 800 units square. */
export function portrait(person: Likeness): string {
  const {ground, name} = person
  const ringColour =
    ground === palette.sage ? palette.mist : ground === palette.mist ? palette.sage : '#d2c7b0'
  return drawing(
    800,
    800,
    rect(0, 0, 800, 800, {fill: ground}),
    rings({name, x: 400, y: 360, radius: 470, count: 12, colour: ringColour, weight: 4, opacity: 0.75}),
    place(400, 378, 1.2, bust(person)),
  )
}

/** A bust in the hand of all portraits: flat tones, one light from the left, drawn lines; the face around (0, 0). */
export function bust(person: Likeness): string {
  const {skin, build = 1} = person
  const hair = hairOf(person)
  const shade = darken(skin, 0.82)
  const clip = `face-${person.name}`
  const shadow = 'M22 -160C62 -90 30 -20 44 40C52 84 34 120 8 160H140V-160Z'
  return group(
    {},
    hair.back,
    group({transform: `scale(${build} 1)`}, path('M-58 96V236H58V96Z', {fill: shade})),
    clothes(person),
    group(
      {transform: `scale(${build} 1)`},
      ...[-1, 1].map((side) => ellipse(104 * side, 18, 18, 32, {fill: side === 1 ? shade : skin})),
      element('clipPath', {id: clip}, element('path', {d: head})),
      path(head, {fill: skin}),
      group({'clip-path': `url(#${clip})`}, path(shadow, {fill: shade, opacity: 0.75}), beardOf(person)),
      face(person, shade),
      hair.front,
      person.glasses ? glasses() : '',
      person.earrings ? [-1, 1].map((side) => circle(107 * side, 58, 7, {fill: palette.clay})).join('') : '',
    ),
  )
}

const head =
  'M0 -138C70 -138 106 -92 104 -22C103 30 92 66 66 104C46 132 22 150 0 150C-22 150 -46 132 -66 104C-92 66 -103 30 -104 -22C-106 -92 -70 -138 0 -138Z'

function face({skin, hair, lines, style, name}: Likeness, shade: string): string {
  const random = randomFor(`face ${name}`)
  const ink = darken(skin, 0.38)
  const stroke = {fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const
  const lift = random.between(-4, 4)
  const brow = style === 'bald' || style === 'scarf' ? ink : darken(hair, 0.85)
  const smile = random.between(5, 12)
  const eyes = [-1, 1].map((side) =>
    group(
      {transform: `translate(${43 * side} 0)`},
      path('M-21 3C-12 -11 12 -12 21 2C10 11 -12 12 -21 3Z', {fill: '#fdfbf6'}),
      circle(side * 0.5 - 1, 0, 8.6, {fill: '#2c241e'}),
      circle(-4, -3, 2.4, {fill: '#fdfbf6'}),
      path('M-23 4C-12 -12 12 -13 23 2', {...stroke, 'stroke-width': 4.6}),
      path('M-20 -18C-8 -24 8 -24 20 -18', {...stroke, 'stroke-width': 2, opacity: 0.4}),
      path(
        `M${-28 * side} ${-31 + lift}C${-10 * side} ${-42 + lift} ${14 * side} ${-41 + lift} ${29 * side} ${-27 + lift}`,
        {...stroke, stroke: brow, 'stroke-width': 7.5},
      ),
    ),
  )
  return group(
    {},
    ...eyes,
    path('M-6 -8C-10 18 -20 38 -22 48C-18 60 -6 60 0 59C8 61 18 59 20 50', {...stroke, 'stroke-width': 3.6}),
    path('M-2 58C8 60 17 58 20 49C14 36 10 20 9 4C12 26 6 44 -2 58Z', {fill: shade, opacity: 0.8}),
    path(
      `M-36 92C-18 ${88 + smile * 0.2} -8 86 0 89C8 86 18 ${88 + smile * 0.2} 36 91C20 ${96 + smile} -20 ${96 + smile} -36 92Z`,
      {fill: mix(skin, '#8c3b2c', 0.42)},
    ),
    path(`M-40 91C-20 ${93 + smile * 0.5} 20 ${93 + smile * 0.5} 40 90`, {...stroke, 'stroke-width': 3.4}),
    path('M-16 116Q0 122 16 116', {...stroke, 'stroke-width': 2.4, opacity: 0.5}),
    lines
      ? path(
          'M-48 62C-56 76 -58 86 -54 98M48 62C56 76 58 86 54 98M-78 6l-14 -6M-77 14l-15 4M78 6l14 -6M77 14l15 4M-30 -78C-10 -84 12 -84 32 -78M-56 20Q-42 27 -28 21M28 21Q42 27 56 20',
          {...stroke, 'stroke-width': 2.6, opacity: 0.5},
        )
      : path('M-50 66C-55 76 -56 84 -54 92M50 66C55 76 56 84 54 92', {
          ...stroke,
          'stroke-width': 2.2,
          opacity: 0.28,
        }),
  )
}

function beardOf({beard, hair}: Likeness): string {
  if (beard === 'full')
    return path(
      'M-112 20C-98 60 -84 66 -54 70C-30 58 30 58 54 70C84 66 98 60 112 20V180H-112ZM-44 84C-20 76 20 76 44 84C36 108 -36 108 -44 84Z',
      {fill: hair, 'fill-rule': 'evenodd'},
    )
  if (beard === 'stubble')
    return path('M-112 30C-96 64 -78 72 -50 74C-26 64 26 64 50 74C78 72 96 64 112 30V180H-112Z', {
      fill: hair,
      opacity: 0.26,
    })
  if (beard === 'moustache')
    return path('M0 70C-18 62 -44 68 -54 90C-36 84 -16 84 0 82C16 84 36 84 54 90C44 68 18 62 0 70Z', {
      fill: hair,
    })
  return ''
}

function glasses(): string {
  const frame = {fill: palette.paper, 'fill-opacity': 0.16, stroke: palette.ink, 'stroke-width': 5.5} as const
  return (
    [-1, 1].map((side) => rect(43 * side - 36, -26, 72, 54, frame, 22)).join('') +
    path('M-8 -4Q0 -12 8 -4M-79 -6L-106 -2M79 -6L106 -2', {...fine, stroke: palette.ink, 'stroke-width': 5.5})
  )
}
