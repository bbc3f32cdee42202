import {expect, test} from 'vitest'
import {describeChanges} from './site-changes.ts'

test('a build is compared with the live site by hash', () => {
  const built = {'/index.html': 'b', '/same.html': 'a', '/new.html': 'c'}
  const live = {'/index.html': 'a', '/same.html': 'a', '/old.html': 'd'}
  expect(describeChanges(built, live)).toEqual([
    '3 files: 1 new, 1 changed, 1 removed',
    '  + /new.html',
    '  ~ /index.html',
    '  - /old.html',
  ])
})

test('many changes are counted after the first ten', () => {
  const built = Object.fromEntries([...Array(12)].map((_, at) => [`/${at}`, 'a']))
  expect(describeChanges(built, {}).at(-1)).toBe('  + and 2 more')
})
