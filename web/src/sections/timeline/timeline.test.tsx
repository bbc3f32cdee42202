import {screen} from '@testing-library/react'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {ringCounts} from './ring-counts.ts'
import {Timeline} from './timeline.tsx'

const sample = sectionOf('timeline')
const timeline = {...sample, variant: null, items: sample.items.slice(0, 3)}

it('is brief where another page tells the whole', () => {
  renderOnSite(<Timeline section={{...timeline, variant: 'brief'}} />)
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    '2017Four agents, two carriers',
    '2019The desk that answers',
    '2021Every state',
  ])
  expect(screen.queryByText(/first rule on the wall/)).toBeNull()
})

describe('ringCounts', () => {
  it.each([
    {years: ['2017', '2019', '2021', '2023'], counts: [1, 3, 5, 7]},
    {years: ['Before', '2017', 'Today'], counts: [1, 2, 3]},
    {years: ['2017', 'Soon after', '2025'], counts: [1, 2, 9]},
  ])('counts a ring for each year of $years, and one where an entry names none', ({years, counts}) => {
    expect(ringCounts(years)).toEqual(counts)
  })

  it('never shrinks, starts with one and stays within the most', () => {
    const year = fc.oneof(fc.integer({min: 1000, max: 9999}).map(String), fc.string())
    fc.assert(
      fc.property(fc.array(year), (years) => {
        const counts = ringCounts(years)
        expect(counts).toHaveLength(years.length)
        for (const [index, count] of counts.entries()) {
          expect(count).toBeGreaterThanOrEqual(Math.max(1, counts[index - 1] ?? 0))
          expect(count).toBeLessThanOrEqual(60)
        }
      }),
    )
  })
})
