import {expect, test} from 'vitest'
import {placeOf} from './logs.ts'

test('a fault is logged with its name and place, without its message, which may repeat a visitor', () => {
  const {name, frames} = placeOf(new TypeError('ada@example.com\n    at a desk is no name'))
  expect(name).toBe('TypeError')
  expect(frames[0]).toContain('logs.test.ts')
  expect(frames.join()).not.toContain('desk')
})

test('a thrown value that is not an Error has no position', () => {
  expect(placeOf('ada@example.com')).toEqual({name: 'unknown', frames: []})
})
