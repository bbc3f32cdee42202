import {ringUnevenness} from './brand.ts'

/** Returns paths of rings around the origin, the outermost with a radius of about 92. */
export const ringOutlines = (count: number, unevenness = ringUnevenness): string[] =>
  Array.from({length: count}, (_, index) => ring(index + 1, count, unevenness))

// A tree grows wider on one side and unevenly from year to year: four radii, joined by four curves.
function ring(year: number, count: number, unevenness: number): string {
  const radius = (year / count) * 92
  const wobble = (seed: number) => 0.045 * Math.sin(year * seed) + 0.03 * Math.sin(year * 0.31 + seed)
  const side = (share: number, seed: number) => {
    const uneven = share * (1 + wobble(seed))
    return radius * (1 + unevenness * (uneven - 1))
  }
  const [top, right, bottom, left] = [
    side(0.96, 1.7),
    side(1.03, 2.3),
    side(1, 0.9),
    side(0.93, 3.1),
  ] as const
  // 0.5523 makes four Bézier curves a circle.
  const k = 0.5523
  // Drawings with few rings are small, so whole numbers are precise enough.
  const precision = count < 10 ? 1 : 10
  const n = (value: number) => Math.round(value * precision) / precision
  const point = (x: number, y: number) => `${n(x)} ${n(y)}`
  return [
    `M${point(0, -top)}`,
    `C${point(right * k, -top)} ${point(right, -top * k)} ${point(right, 0)}`,
    `S${point(right * k, bottom)} ${point(0, bottom)}`,
    `S${point(-left, bottom * k)} ${point(-left, 0)}`,
    `S${point(-left * k, -top)} ${point(0, -top)}Z`,
  ].join('')
}
