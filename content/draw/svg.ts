/** A few words for writing SVG; attributes with `undefined` are left out. */
export type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children)
}

export function drawing(width: number, height: number, ...children: string[]): string {
  const attributes = {xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`}
  return element('svg', attributes, ...children)
}

/** The name of a drawing, for readers that cannot see it. */
export function title(text: string): string {
  const escaped = text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
  return element('title', {}, escaped)
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

export type Point = readonly [x: number, y: number]

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A soft closed curve through the middle of each side of a polygon. */
export function softLoop(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const start = middle(at(-1), at(0))
  const curves = points.map((point, index) => {
    const end = middle(point, at(index + 1))
    return `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`
  })
  return `M${round(start[0])} ${round(start[1])}${curves.join('')}Z`
}
