import {describe, expect, test} from 'vitest'
import {BoundedCache} from './bounded-cache.ts'

describe('a bounded cache', () => {
  test('drops the value used least recently', () => {
    const cache = new BoundedCache<number>(2)
    cache.set('first', 1)
    cache.set('second', 2)
    cache.get('first')
    cache.set('third', 3)
    expect(['first', 'second', 'third'].map((name) => cache.get(name))).toEqual([1, undefined, 3])
  })

  test('keeps no more bytes than it may, and no large value', () => {
    const cache = new BoundedCache<string>(100, {maxBytes: 1000, bytesOf: ({length}) => length})
    cache.set('large', 'x'.repeat(500))
    expect(cache.get('large')).toBeUndefined()
    for (let n = 0; n < 20; n += 1) cache.set(`v${n}`, 'x'.repeat(100))
    expect([...cache.values()].join('').length).toBeLessThanOrEqual(1000)
    expect([cache.get('v0'), cache.get('v19')?.length]).toEqual([undefined, 100])
  })

  test('keeps long names apart that differ in their last letter only', () => {
    const cache = new BoundedCache<string>(10)
    const query = (path: string) => `${'*[_type == "page"]'.repeat(2000)}${path}`
    for (const path of ['/a', '/b']) cache.set(query(path), path)
    expect(['/a', '/b', '/c'].map((path) => cache.get(query(path)))).toEqual(['/a', '/b', undefined])
  })
})
