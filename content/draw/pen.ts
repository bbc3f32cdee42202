import {palette} from './palette.ts'
import {type Attributes, element, group, type Point, polyline} from './svg.ts'

/** The two line weights of all drawings, for pictures 1600 units wide. */
export const fine: Attributes = {fill: 'none', stroke: palette.spruce, 'stroke-width': 3}
export const heavy: Attributes = {fill: 'none', stroke: palette.spruce, 'stroke-width': 7}

/** Added to a stroke that ends in the open. */
export const rounded = {'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

export function circle(x: number, y: number, r: number, style: Attributes): string {
  return element('circle', {cx: x, cy: y, r, ...style})
}

export function ellipse(x: number, y: number, rx: number, ry: number, style: Attributes): string {
  return element('ellipse', {cx: x, cy: y, rx, ry, ...style})
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  style: Attributes,
  radius = 0,
): string {
  return element('rect', {x, y, width, height, rx: radius || undefined, ...style})
}

export function path(d: string, style: Attributes): string {
  return element('path', {d, ...style})
}

export function line(points: readonly Point[], style: Attributes = fine): string {
  return path(polyline(points), style)
}

export function shape(points: readonly Point[], style: Attributes): string {
  return path(polyline(points, true), style)
}

/** Parallel horizontal rules, as on ledger paper. */
export function rules(
  x: number,
  y: number,
  width: number,
  count: number,
  step: number,
  style: Attributes = fine,
): string {
  const d = Array.from({length: count}, (_, index) => `M${x} ${y + index * step}h${width}`).join('')
  return path(d, style)
}

/** Moves and scales a motif that is drawn around (0, 0). */
export function place(x: number, y: number, scale: number, ...children: string[]): string {
  return group({transform: `translate(${x} ${y}) scale(${scale})`}, ...children)
}

export function turn(degrees: number, ...children: string[]): string {
  return group({transform: `rotate(${degrees})`}, ...children)
}
