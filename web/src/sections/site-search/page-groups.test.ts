import {expect, it} from 'vitest'
import {pageGroups} from './page-groups.ts'

it('keeps what belongs together, after the pages that stand alone', () => {
  const pages = ['/', '/about', '/about/team', '/contact'].map((path) => ({path}))
  const paths = pageGroups(pages).map((group) => group.map(({path}) => path))
  expect(paths).toEqual([
    ['/', '/contact'],
    ['/about', '/about/team'],
  ])
  expect(pageGroups([])).toEqual([])
})
