import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {expect, test} from 'vitest'
import {ContentFailure, isFatal, RenderFailure, Report} from './report.ts'

test.each([
  [new RenderFailure('/', 'not rendered'), true],
  [new RenderFailure(notFoundPath, 'not rendered'), true],
  [new RenderFailure('/about', 'not rendered'), false],
  // The home page is rendered without a section.
  [new ContentFailure('/', 'lacks a heading'), false],
])('a site without its first page or its 404 page is none: $subject $name', (failure, expected) => {
  expect(isFatal(failure)).toBe(expected)
})

test('a failure names its place, and every reason below it', () => {
  const cause = new Error('fetch failed', {cause: new Error('connect ECONNREFUSED')})
  const failure = new RenderFailure('/about', 'The page /about failed', {
    cause,
    document: 'page-about',
    field: 'title',
  })
  expect(failure.describe().split('\n  ')).toEqual([
    'The page /about failed',
    'document page-about, title',
    'fetch failed',
    'connect ECONNREFUSED',
  ])
})

test('of a page with 50,000 problems a hundred are listed, and the count', () => {
  const report = new Report()
  const failures = Array.from({length: 50_000}, (_, n) => new ContentFailure('/about', `Item ${n}`))
  report.set('/about', failures)
  for (const listed of [report.all(), report.takeNew()]) {
    expect(listed).toHaveLength(101)
    expect(listed.at(-1)?.message).toBe('49900 more problems of /about are not listed')
  }
})
