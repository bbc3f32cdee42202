import {expect, test} from 'vitest'
import {type EffectGroup, effectSummary} from './publish-effect.ts'

const change = {place: 'Page', before: '1', after: '2'}
const group = (paths: string[], changes = [change]): EffectGroup => ({
  where: paths.map((path) => ({title: path, path})),
  state: 'changed',
  changes,
})
const summary = (groups: EffectGroup[], uncompared = 0) =>
  effectSummary({groups, uncompared, milliseconds: 1})

test('the summary counts each page once, and each change on each page', () => {
  expect(summary([group(['/a'])])).toBe('1 page, 1 place')
  expect(summary([group(['/a', '/b'], [change, change]), group(['/a'], [])])).toBe('2 pages, 5 places')
})

test('a list such as the calendar is a place and not a page', () => {
  const list: EffectGroup = {where: [{title: 'Calendar'}], state: 'changed', changes: [change]}
  expect(summary([group(['/a']), list])).toBe('1 page, 2 places')
})

test('an effect without pages has a reason', () => {
  expect(summary([])).toBe('Nothing that visitors see')
  expect(summary([], 3)).toBe('Not compared in time')
})
