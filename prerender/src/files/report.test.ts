import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {expect, test} from 'vitest'
import {describe, isFatal, Report, reasonsOf} from './report.ts'

test.each([
  ['/', false, true],
  [notFoundPath, false, true],
  ['/about', false, false],
  // The home page is rendered without a section.
  ['/', true, false],
])(
  'a problem of %s is fatal only if the site needs the page and it is not rendered (%s)',
  (subject, isRendered, expected) => {
    expect(isFatal({subject, message: '', isRendered})).toBe(expected)
  },
)

test('a problem names its place, and every reason below it', () => {
  const error = new Error('fetch failed', {cause: new Error('connect ECONNREFUSED')})
  const problem = {
    subject: '/about',
    message: 'The page /about failed',
    reasons: reasonsOf(error),
    isRendered: false,
    document: 'page-about',
    field: 'title',
  }
  expect(describe(problem).split('\n  ')).toEqual([
    'The page /about failed',
    'document page-about, title',
    'fetch failed',
    'connect ECONNREFUSED',
  ])
})

test('of a page with 50,000 problems a hundred are listed, and the count', () => {
  const report = new Report()
  const failures = Array.from({length: 50_000}, (_, n) => ({
    subject: '/about',
    message: `Item ${n}`,
    isRendered: true,
  }))
  report.set('/about', failures)
  for (const listed of [report.all(), report.takeNew()]) {
    expect(listed).toHaveLength(101)
    expect(listed.at(-1)?.message).toBe('49900 more problems of /about are not listed')
  }
})
