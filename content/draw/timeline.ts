import {oak, sapling} from './motifs/tree.ts'
import {palette} from './palette.ts'
import {circle, ellipse, fine, line, place, rect} from './pen.ts'
import {rings} from './rings.ts'
import {drawing} from './svg.ts'

/** A disc of wood with as many rings as years have passed, and the tree of that year. */
function year(name: string, count: number, ground: string, tree: string): string {
  const radius = 150 + count * 30
  return drawing(
    1600,
    1200,
    rect(0, 0, 1600, 1200, {fill: ground}),
    circle(1110, 500, radius * 1.07, {fill: palette.spruce}),
    circle(1110, 500, radius, {fill: '#efdcc0'}),
    rings({
      name: `year ${name}`,
      x: 1110,
      y: 500,
      radius: radius * 0.9,
      count,
      colour: palette.clay,
      accentRing: count,
      weight: 8,
    }),
    rect(0, 960, 1600, 240, {fill: palette.moss}),
    line(
      [
        [0, 960],
        [1600, 960],
      ],
      {...fine, stroke: palette.spruce, 'stroke-width': 4},
    ),
    ellipse(470, 968, 300, 18, {fill: palette.ink, opacity: 0.16}),
    place(470, 966, 1, tree),
  )
}

/** Pictures of the growth timeline. */
export const timelinePictures: Record<string, () => string> = {
  founded: () => year('founded', 1, '#efe9da', sapling(330, palette.spruce)),
  '2019': () => year('2019', 3, palette.mist, oak({name: 'third year', height: 460})),
  '2021': () => year('2021', 5, '#efe9da', oak({name: 'fifth year', height: 620})),
  '2023': () => year('2023', 7, palette.mist, oak({name: 'seventh year', height: 760})),
}
