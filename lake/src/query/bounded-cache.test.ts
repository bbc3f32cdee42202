import {expect, test} from 'vitest'
import {boundedCache} from './bounded-cache.ts'

test('keeps no more bytes than it may, drops the value used least recently, and keeps no large value', () => {
  const cache = boundedCache<string>(1, ({length}) => length)
  cache.set('large', 'x'.repeat(600_000))
  expect(cache.get('large')).toBeUndefined()
  for (let n = 0; n < 20; n += 1) {
    cache.set(`v${n}`, 'x'.repeat(100_000))
    cache.get('v0')
  }
  expect([...cache.values()].join('').length).toBeLessThanOrEqual(1024 * 1024)
  expect(['v0', 'v1', 'v19'].map((name) => cache.get(name)?.length)).toEqual([100_000, undefined, 100_000])
})
