import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {matchingRows, type PageEntry, pageEntries, pageRows} from './page-rows.ts'

const entry = (path: string | undefined, title = path): PageEntry => ({
  _id: path ?? 'none',
  title,
  path,
  published: true,
  changed: false,
})

describe('page entries', () => {
  test('show the draft with the published id, in any order', () => {
    const published = {_id: 'page-a', title: 'Old', path: '/a'}
    const draft = {_id: 'drafts.page-a', title: 'New', path: '/a'}
    const both = [{_id: 'page-a', title: 'New', path: '/a', published: true, changed: true}]
    expect(pageEntries([published, draft])).toEqual(both)
    expect(pageEntries([draft, published])).toEqual(both)
    expect(pageEntries([draft])).toMatchObject([{published: false, changed: true}])
    expect(pageEntries([published])).toMatchObject([{title: 'Old', published: true, changed: false}])
  })

  test('are rows of the tree for any stored fields', () => {
    fc.assert(
      fc.property(fc.array(fc.record({title: fc.anything(), path: fc.anything()})), (fields) => {
        const stored = fields.map((each, index) => ({_id: `page-${index}`, ...each}))
        const rows = matchingRows(pageRows(pageEntries(stored)), 'a')
        for (const {title, path} of rows) expect(`${title ?? ''}${path ?? ''}`.toLowerCase()).toContain('a')
        expect(pageRows(pageEntries(stored))).toHaveLength(fields.length)
      }),
    )
  })
})

describe('the tree of pages', () => {
  const shape = (paths: (string | undefined)[]) =>
    pageRows(paths.map((path) => entry(path))).map(({path, depth}) => [path, depth])

  test('is sorted by path, the home page first, pages without a path last', () => {
    expect(shape(['/b', undefined, '/a/x', '/', '/a', '/a-z', '/a/x/y'])).toEqual([
      ['/', 0],
      ['/a', 0],
      ['/a/x', 1],
      ['/a/x/y', 2],
      ['/a-z', 0],
      ['/b', 0],
      [undefined, 0],
    ])
  })

  test('skips a level without a page', () => {
    expect(shape(['/insurance', '/insurance/employer-benefits/life'])).toEqual([
      ['/insurance', 0],
      ['/insurance/employer-benefits/life', 1],
    ])
    expect(shape(['/about/news', '/about'])).toEqual([
      ['/about', 0],
      ['/about/news', 1],
    ])
  })

  test('has every page once, with the depth of its ancestors', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'a-b', 'c'), {maxLength: 4})
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.uniqueArray(path), (paths) => {
        const rows = pageRows(paths.map((one) => entry(one)))
        expect(rows.map((row) => row.path).sort()).toEqual([...paths].sort())
        for (const row of rows) {
          const above = paths.filter((other) => other !== '/' && row.path?.startsWith(`${other}/`))
          expect(row.depth).toBe(above.length)
        }
      }),
    )
  })
})

test('a search finds titles and paths and returns a flat list', () => {
  const rows = pageRows([
    entry('/insurance', 'Insurance'),
    entry('/insurance/life', 'Life insurance'),
    entry('/contact', 'Contact'),
  ])
  expect(matchingRows(rows, ' LIFE ').map(({path, depth}) => [path, depth])).toEqual([['/insurance/life', 0]])
  expect(matchingRows(rows, '')).toEqual(rows)
  expect(matchingRows(rows, 'nothing')).toEqual([])
})
