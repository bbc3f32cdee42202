import {expect, test} from 'vitest'
import {nextTab} from './next-tab.ts'

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['Enter', 1, undefined],
])('%s leads from tab %i of three to %s', (key, from, to) => expect(nextTab(press(key), from, 3)).toBe(to))

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is the browser’s', (modifier) => {
  expect(nextTab(press('ArrowLeft', {[modifier]: true}), 1, 3)).toBeUndefined()
})
