import {palette} from '../palette.ts'
import {path} from '../pen.ts'
import {type Random, randomFor} from '../random.ts'
import {type Attributes, group, type Point, round, softLoop} from '../svg.ts'

type OakOptions = {
  name: string
  /** Height in pixels; the tree stands on (0, 0). */
  height: number
  leaf?: string
  shade?: string
  wood?: string
}

/** An oak: a short trunk that forks low, and a wide crown of leaf clusters. */
export function oak({
  name,
  height,
  leaf = palette.moss,
  shade = palette.spruce,
  wood = palette.ink,
}: OakOptions): string {
  const random = randomFor(`oak ${name}`)
  const tips: Point[] = []
  const wooden = branch(random, 0, 0, -90, height * 0.34, height * 0.075, 0, tips)
  const size = height * 0.135
  const clusters = (reach: number, style: Attributes, lift: number) =>
    tips.map(([x, y]) => path(cluster(random, x, y - lift, size * reach), style))
  return group(
    {},
    ...clusters(1.28, {fill: shade}, 0),
    group({fill: 'none', stroke: wood, 'stroke-linecap': 'round'}, wooden),
    ...clusters(0.92, {fill: leaf, opacity: 0.9}, size * 0.4),
    ...clusters(0.45, {fill: palette.sage, opacity: 0.28}, size * 0.75),
  )
}

function branch(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  tips: Point[],
): string {
  const bend = random.between(-10, 10)
  const end = reach(x, y, angle, length)
  const middle = reach(x, y, angle + bend, length * 0.55)
  const limb = path(
    `M${round(x)} ${round(y)}Q${round(middle[0])} ${round(middle[1])} ${round(end[0])} ${round(end[1])}`,
    {'stroke-width': round(width)},
  )
  if (depth >= 4) {
    tips.push(end)
    return limb
  }
  if (depth >= 2) tips.push(end)
  const spread = depth === 0 ? 44 : 30
  const forks = depth === 0 ? [-spread, -6, spread] : [-spread, spread]
  const below = forks.map((fork) =>
    branch(
      random,
      ...end,
      angle * 0.94 - 90 * 0.06 + fork + random.between(-8, 8),
      length * random.between(0.66, 0.8),
      width * 0.6,
      depth + 1,
      tips,
    ),
  )
  return limb + below.join('')
}

function reach(x: number, y: number, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.cos(radians) * length, y + Math.sin(radians) * length]
}

function cluster(random: Random, x: number, y: number, radius: number): string {
  const points = Array.from({length: 9}, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2
    const distance = radius * random.between(0.78, 1.18)
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.86]
  })
  return softLoop(points)
}

/** A seedling with a few leaves, standing on (0, 0). */
export function sapling(height: number, colour: string = palette.moss): string {
  const stem = path(
    `M0 0C${height * 0.04} ${-height * 0.4} ${-height * 0.03} ${-height * 0.7} 0 ${-height}`,
    {fill: 'none', stroke: palette.ink, 'stroke-width': height * 0.03, 'stroke-linecap': 'round'},
  )
  const leaves = [
    [0.5, -58],
    [0.62, 52],
    [0.78, -40],
    [0.9, 38],
    [1, 2],
  ].map(([at = 0, angle = 0]) =>
    group(
      {transform: `translate(0 ${-height * at}) rotate(${angle}) scale(${height / 300})`},
      oakLeaf(colour),
    ),
  )
  return group({}, stem, ...leaves)
}

/** A lobed oak leaf that grows up from (0, 0), 110 units long. */
export function oakLeaf(colour: string, vein: string = palette.paper): string {
  const half: Point[] = [
    [4, -8],
    [22, -16],
    [12, -30],
    [30, -42],
    [15, -54],
    [32, -68],
    [14, -78],
    [20, -94],
    [4, -108],
  ]
  const outline: Point[] = [[0, 0], ...half, ...half.toReversed().map(([x, y]): Point => [-x, y])]
  return (
    path(softLoop(outline), {fill: colour}) +
    path('M0 6V-92M0 -26L13 -38M0 -26L-13 -38M0 -52L14 -64M0 -52L-14 -64M0 -74L8 -84M0 -74L-8 -84', {
      fill: 'none',
      stroke: vein,
      'stroke-width': 1.6,
      opacity: 0.7,
    })
  )
}
