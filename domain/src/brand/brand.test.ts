import {expect, test} from 'vitest'
import {colors} from './brand.ts'
import {contrast, pairsOf} from './contrast.ts'

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(pairsOf(colors))('%s is readable', (_pair, color, ground, least) => {
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(least)
})
