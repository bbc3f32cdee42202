import {expect, test} from 'vitest'
import {isSlowToParse} from './parse-cost.ts'

test.each([
  ['an empty query', '', false],
  ['a long string', `"${'a\\"'.repeat(300_000)}"`, false],
  ['a string without an end', `"${'\\"'.repeat(300_000)}`, false],
  ['a list of 2,000 ids', `*[_id in [${'"a-long-document-id",'.repeat(2000)}]]`, false],
  ['200 fields of sections', `*{${'_type == "a" => {"b": c[].d->e, f}, '.repeat(200)}}`, false],
  ['a list of 10,000 numbers', `[${'1,'.repeat(10_000)}]`, true],
  ['10,000 additions', `1${'+1'.repeat(10_000)}`, true],
  ['10,000 filters', `*${'[a]'.repeat(10_000)}`, true],
  ['10,000 brackets in each other', '('.repeat(10_000), true],
  ['2 MiB', 'a'.repeat(2 * 1024 * 1024), true],
])('%s', (_name, query, isSlow) => {
  const began = performance.now()
  expect(isSlowToParse(query)).toBe(isSlow)
  expect(performance.now() - began).toBeLessThan(500)
})
