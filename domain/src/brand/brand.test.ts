import {expect, test} from 'vitest'
import {colors, tones} from './brand.ts'

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const pairs = Object.entries(tones).flatMap(([tone, it]) => [
  ...(['ground', 'raised', 'tint'] as const).flatMap((ground) => [
    [`${tone}: fg on ${ground}`, it.fg, it[ground], 7] as const,
    ...(['soft', 'accent', 'link', 'danger'] as const).map(
      (name) => [`${tone}: ${name} on ${ground}`, it[name], it[ground], 4.5] as const,
    ),
  ]),
  [`${tone}: control on ground`, it.control, it.ground, 3] as const,
  [`${tone}: control on raised`, it.control, it.raised, 3] as const,
  [`${tone}: onFill on fill`, it.onFill, it.fill, 4.5] as const,
  [`${tone}: onFill on fillHover`, it.onFill, it.fillHover, 4.5] as const,
])

test.each([
  ...pairs,
  ['share card: host', colors.sage, colors.spruceDeep, 4.5] as const,
  ['mail: note', colors.inkSoft, colors.surface, 4.5] as const,
])('%s is readable', (_pair, text, ground, least) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(least)
})
