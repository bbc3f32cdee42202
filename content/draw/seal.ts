import {lettering, letteringWidth} from './lettering.ts'
import {circle, path, shape} from './pen.ts'
import {randomFor} from './random.ts'
import {drawing, type Point, title} from './svg.ts'

/** Muted grounds that stand beside each other on paper; the letters are always light enough to read on them. */
const grounds = [
  '#12463a',
  '#3f6b5c',
  '#34525f',
  '#6b3a2a',
  '#5b5346',
  '#7a4a34',
  '#2f4a3c',
  '#4b4a63',
  '#50603f',
  '#65474d',
  '#3d5a6c',
  '#8a5a2f',
]
const light = '#f6efe0'

/** A carrier's monogram as a seal, 400 units square, in one of five forms. */
export function seal(name: string, letters: string): string {
  const random = randomFor(`seal ${name}`)
  const ground = random.pick(grounds)
  const form = random.whole(0, 4)
  const inner = {fill: 'none', stroke: light, 'stroke-width': 4, opacity: 0.75} as const
  const body = [round, octagon, shield, arch, lozenge][form] ?? round
  const room = [236, 262, 244, 236, 176][form] ?? 236
  const size = Math.min(150, (room * 150) / letteringWidth(letters, 150, 30))
  const width = letteringWidth(letters, size, 30)
  const middle = form === 2 ? 196 : form === 3 ? 214 : 200
  return drawing(
    400,
    400,
    title(name),
    ...body(ground, inner),
    lettering(letters, {x: 200, y: middle + size * 0.35, size, colour: light, tracking: 30, centred: true}),
    form === 3
      ? ''
      : path(`M${200 - Math.min(width, 150) / 2} ${middle + size * 0.35 + 26}h${Math.min(width, 150)}`, {
          ...inner,
          'stroke-width': 3,
        }),
  )
}

type Form = (ground: string, inner: Record<string, string | number>) => string[]

const round: Form = (ground, inner) => {
  const notches = Array.from({length: 60}, (_, index) => {
    const angle = (index / 60) * Math.PI * 2
    return circle(200 + Math.cos(angle) * 156, 200 + Math.sin(angle) * 156, 3.4, {fill: light, opacity: 0.7})
  })
  return [
    circle(200, 200, 184, {fill: ground}),
    circle(200, 200, 168, {...inner, 'stroke-width': 2.5}),
    ...notches,
    circle(200, 200, 142, inner),
  ]
}

const octagon: Form = (ground, inner) => [
  shape(polygon(8, 190, 22.5), {fill: ground}),
  shape(polygon(8, 170, 22.5), inner),
  shape(polygon(8, 158, 22.5), {...inner, 'stroke-width': 1.8}),
]

const shield: Form = (ground, inner) => {
  const outline = (inset: number) =>
    `M${36 + inset} ${30 + inset}H${364 - inset}V${190}C${364 - inset} ${290 - inset * 0.4} ${280 - inset * 0.4} ${352 - inset} 200 ${382 - inset * 1.1}C${120 + inset * 0.4} ${352 - inset} ${36 + inset} ${290 - inset * 0.4} ${36 + inset} 190Z`
  return [
    path(outline(0), {fill: ground}),
    path(outline(18), inner),
    path(outline(28), {...inner, 'stroke-width': 1.8}),
  ]
}

const arch: Form = (ground, inner) => {
  const outline = (inset: number) =>
    `M${44 + inset} ${368 - inset}V180C${44 + inset} ${90} ${114 + inset * 0.5} ${26 + inset} 200 ${26 + inset}C${286 - inset * 0.5} ${26 + inset} ${356 - inset} 90 ${356 - inset} 180V${368 - inset}Z`
  return [
    path(outline(0), {fill: ground}),
    path(outline(18), inner),
    path('M92 306H308M92 322H308', {...inner, 'stroke-width': 2}),
  ]
}

const lozenge: Form = (ground, inner) => [
  shape(polygon(4, 198, 0), {fill: ground, 'stroke-linejoin': 'round', stroke: ground, 'stroke-width': 4}),
  shape(polygon(4, 172, 0), inner),
  shape(polygon(4, 160, 0), {...inner, 'stroke-width': 1.8}),
]

function polygon(sides: number, radius: number, turned: number): Point[] {
  return Array.from({length: sides}, (_, index): Point => {
    const angle = ((index * 360) / sides + turned) * (Math.PI / 180)
    return [200 + Math.cos(angle) * radius, 200 + Math.sin(angle) * radius]
  })
}
