import {screen} from '@testing-library/react'
import fc from 'fast-check'
import {describe, expect, it, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {FakeObserver} from '../../../../tests/support/fake-observer.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {ringCounts} from './ring-counts.ts'
import {Timeline} from './timeline.tsx'

const sample = sectionOf('timeline')
const timeline = {...sample, variant: null, items: sample.items.slice(0, 3)}

const isHidden = (title: string) =>
  screen.getByText(title).closest('li')?.classList.contains('opacity-0') ?? false

/** Renders the timeline, and returns a function that reports the visible share and position of an entry. */
function open({reducedMotion = false} = {}) {
  FakeObserver.all = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('matchMedia', () => ({matches: reducedMotion}))
  renderOnSite(<Timeline section={timeline} />)
  return (entry: number, intersectionRatio: number, top: number) =>
    FakeObserver.all[entry]?.report('*', {intersectionRatio, boundingClientRect: {top}})
}

describe('entries of the timeline', () => {
  it('below the screen wait and fade in when a fifth of them is visible', () => {
    const intersect = open()
    expect(FakeObserver.all[2]?.options).toEqual({threshold: 0.2, rootMargin: '50px'})
    expect(isHidden('Every state')).toBe(false)
    intersect(2, 0, window.innerHeight + 400)
    expect(isHidden('Every state')).toBe(true)
    intersect(2, 0.1, window.innerHeight - 30)
    expect(isHidden('Every state')).toBe(true)
    intersect(2, 0.2, window.innerHeight - 60)
    expect(isHidden('Every state')).toBe(false)
    expect(FakeObserver.all[2]?.targets.size).toBe(0)
  })

  it('that could be seen never disappear', () => {
    const intersect = open()
    intersect(0, 0.1, 200)
    intersect(1, 0, -900)
    expect(isHidden('Four agents, two carriers')).toBe(false)
    expect(isHidden('The desk that answers')).toBe(false)
  })

  it('are there at once under reduced motion', () => {
    open({reducedMotion: true})
    expect(FakeObserver.all).toEqual([])
  })
})

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
  it('counts a ring for each year, the first included', () => {
    expect(ringCounts(['2017', '2019', '2021', '2023'])).toEqual([1, 3, 5, 7])
  })

  it('grows by one where an entry names no year', () => {
    expect(ringCounts(['Before', '2017', 'Today'])).toEqual([1, 2, 3])
    expect(ringCounts(['2017', 'Soon after', '2025'])).toEqual([1, 2, 9])
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
