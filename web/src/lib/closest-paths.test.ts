import fc from 'fast-check'
import {expect, it} from 'vitest'
import {closestPaths} from './closest-paths.ts'

const known = [
  '/',
  '/about',
  '/about/news',
  '/about/team',
  '/agent-benefits',
  '/carriers',
  '/carriers/directory',
  '/contact',
  '/insurance',
  '/insurance/annuities',
  '/insurance/employer-benefits/life',
  '/insurance/life',
  '/insurance/medicare',
  '/resources',
  '/resources/commissions',
].map((path) => ({path}))

const first = (asked: string) => closestPaths(asked, known, 3)[0]?.path

it.each([
  ['/products/life', '/insurance/life'],
  ['/products/medicare', '/insurance/medicare'],
  ['/agents/benefits', '/agent-benefits'],
  ['/insurance/annuity', '/insurance/annuities'],
  ['/about/agent-resources', '/resources'],
  ['/carriers/blue-anchor-life', '/carriers'],
  ['/team', '/about/team'],
  ['/comissions', '/resources/commissions'],
  ['/Insurance/LIFE', '/insurance/life'],
])('%s is meant as %s', (asked, path) => expect(first(asked)).toBe(path))

it('suggests nothing if no path is similar', () => {
  expect(closestPaths('/wp-admin/setup.php', known, 3)).toEqual([])
  expect(closestPaths('/', known, 3)).toEqual([])
  expect(closestPaths('/%E0%A4%A', known, 3)).toEqual([])
})

it('puts a page that exists first, keeps to the limit and invents nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known.slice(1)), fc.integer({min: 1, max: 5}), (page, limit) => {
      const found = closestPaths(page.path, known, limit)
      expect(found[0]).toBe(page)
      expect(found.length).toBeLessThanOrEqual(limit)
      expect(found.every((entry) => known.includes(entry))).toBe(true)
    }),
  )
})

it('accepts any text, and an address of any length before the test times out', () => {
  fc.assert(fc.property(fc.string(), (asked) => void closestPaths(asked, known, 3)))
  expect(closestPaths('/very-long-word'.repeat(5_000), known, 3).length).toBeLessThanOrEqual(3)
})
