// Shapes of a schematic picture of a section, 320 by 200 units, in the colours of the site.
const size = {width: 320, height: 200}

const colour = {
  paper: '#fbf9f4',
  shade: '#f3efe5',
  line: '#ddd6c7',
  sage: '#a9bfb0',
  spruce: '#12463a',
  deep: '#0c2f28',
  copper: '#b4612a',
}

type Colour = keyof typeof colour

export function box(x: number, y: number, width: number, height: number, fill: Colour, radius = 3): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour[fill]}"/>`
}

/** A card: paper with a hairline around it. */
export function frame(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" rx="4" fill="#fff" stroke="${colour.line}"/>`
}

export function rule(x: number, y: number, width: number): string {
  return box(x, y, width, 1, 'line', 0)
}

/** A heading: one heavy bar. */
export function heading(x: number, y: number, width: number, fill: Colour = 'spruce'): string {
  return box(x, y, width, 9, fill, 2)
}

/** Running text: thin bars, the last one shorter. */
export function text(x: number, y: number, width: number, lines: number, fill: Colour = 'sage'): string {
  return repeat(lines, (i) =>
    box(x, y + i * 9, i === lines - 1 && lines > 1 ? width * 0.65 : width, 4, fill, 2),
  )
}

export function button(x: number, y: number, width = 48, fill: Colour = 'spruce'): string {
  return box(x, y, width, 14, fill, 4)
}

export function dot(x: number, y: number, radius: number, fill: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour[fill]}"/>`
}

/** Draws growth rings in place of a picture. */
export function rings(x: number, y: number, radius: number): string {
  return [1, 0.74, 0.48, 0.24]
    .map(
      (part) =>
        `<circle cx="${x}" cy="${y}" r="${radius * part}" fill="none" stroke="${colour.sage}" stroke-width="2"/>`,
    )
    .join('')
}

/** A portrait: head and shoulders. */
export function person(x: number, y: number, radius: number): string {
  const shoulders = `<path d="M${x - radius} ${y + radius * 2.1}a${radius} ${radius * 1.1} 0 0 1 ${radius * 2} 0z" fill="${colour.sage}"/>`
  return dot(x, y, radius * 0.62, 'spruce') + shoulders
}

export function repeat(count: number, shape: (index: number) => string): string {
  return Array.from({length: count}, (_, index) => shape(index)).join('')
}

/** The shapes on their ground, as an SVG document. */
export function wireframe(shapes: string, ground: Colour = 'paper'): string {
  const {width, height} = size
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour[ground]}"/>${shapes}</svg>`
}
