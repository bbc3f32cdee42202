import {type Colors, tonesOf} from './tones.ts'

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colors such as `#12463a`, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

/** A color, its background, and the minimum contrast that WCAG 2.2 and this project require. */
export type Pair = readonly [name: string, color: string, ground: string, least: number]

/** Returns every color of text and form fields on the site, its cards and mails, with its background. */
export function pairsOf(colors: Colors): Pair[] {
  const pairs = Object.entries(tonesOf(colors)).flatMap(([tone, it]): Pair[] => [
    ...(['ground', 'raised', 'tint'] as const).flatMap((ground): Pair[] => [
      [`${tone}: fg on ${ground}`, it.fg, it[ground], 7],
      ...(['soft', 'accent', 'link', 'danger'] as const).map(
        (name): Pair => [`${tone}: ${name} on ${ground}`, it[name], it[ground], 4.5],
      ),
    ]),
    [`${tone}: control on ground`, it.control, it.ground, 3],
    [`${tone}: control on raised`, it.control, it.raised, 3],
    [`${tone}: onFill on fill`, it.onFill, it.fill, 4.5],
    [`${tone}: onFill on fillHover`, it.onFill, it.fillHover, 4.5],
  ])
  return [
    ...pairs,
    ['share card: host', colors.quiet, colors.primaryDeep, 4.5],
    ['mail: note', colors.inkSoft, colors.surface, 4.5],
  ]
}
