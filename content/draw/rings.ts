import {palette} from './palette.ts'
import {randomFor} from './random.ts'
import {element, group, type Point, softLoop} from './svg.ts'

export type RingsOptions = {
  name: string
  x: number
  y: number
  radius: number
  count: number
  colour?: string
  accent?: string
  /** Which ring, from the pith, is set in the accent colour. */
  accentRing?: number
  weight?: number
  opacity?: number
}

/**
 * Growth rings of an oak: each ring follows the one inside it, a little wider where the year was good.
 * All rings share the same irregularity, which grows outwards, as it does in wood.
 */
export function rings(options: RingsOptions): string {
  const {name, x, y, radius, count, weight = 2} = options
  const random = randomFor(`rings ${name}`)
  const waves = [2, 3, 5, 8].map((frequency) => ({
    frequency,
    phase: random.between(0, Math.PI * 2),
    size: random.between(0.5, 1) / frequency,
  }))
  const widths = Array.from({length: count}, () => random.between(0.55, 1.45))
  const total = widths.reduce((sum, width) => sum + width, 0)
  let reach = 0
  const paths = widths.map((width, index) => {
    reach += (width / total) * radius
    const share = reach / radius
    const points: Point[] = Array.from({length: 72}, (_, step) => {
      const angle = (step / 72) * Math.PI * 2
      const bend = waves.reduce(
        (sum, wave) => sum + Math.sin(angle * wave.frequency + wave.phase) * wave.size,
        0,
      )
      const distance = reach * (1 + bend * 0.085 * share)
      return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
    })
    const accented = index + 1 === options.accentRing
    return element('path', {
      d: softLoop(points),
      stroke: accented ? (options.accent ?? palette.copper) : undefined,
      'stroke-width': accented ? weight * 1.7 : weight * (0.65 + 0.5 * Math.abs(Math.sin(index * 1.7))),
    })
  })
  const attributes = {fill: 'none', stroke: options.colour ?? palette.sage, opacity: options.opacity}
  return group(attributes, ...paths)
}
