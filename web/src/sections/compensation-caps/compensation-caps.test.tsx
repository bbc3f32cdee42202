import {screen, within} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {CompensationCaps} from './compensation-caps.tsx'

const section = sectionOf('compensationCaps')

beforeEach(() => vi.useFakeTimers({now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date']}))

const cellsOf = (name: string) =>
  within(screen.getByRole('row', {name: new RegExp(`^${name}`)}))
    .getAllByRole('cell')
    .map(({textContent}) => textContent)

it('shows the caps of this year and the next, and marks caps that are not published', () => {
  const caps = section.caps.map((cap) =>
    cap.title === 'Medicare Advantage, CA and NJ' && cap.year === 2027 ? {...cap, renewal: null} : cap,
  )
  renderOnSite(<CompensationCaps section={{...section, caps}} />)
  expect(cellsOf('Medicare Advantage, national')).toEqual(['$694', '$347', '$725', '$363'])
  expect(cellsOf('Medicare Advantage, CA and NJ').at(-1)).toBe('Not posted yet')
})

it('leaves out a year that is over', () => {
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'))
  renderOnSite(<CompensationCaps section={section} />)
  expect(cellsOf('Medicare Advantage, national')).toEqual(['$725', '$363'])
})

it('keeps the last year next to a year whose caps are not posted', () => {
  vi.setSystemTime(new Date('2028-01-02T12:00:00Z'))
  renderOnSite(<CompensationCaps section={section} />)
  const missing = ['Not posted yet', 'Not posted yet']
  expect(cellsOf('Medicare Advantage, national')).toEqual(['$725', '$363', ...missing])
})
