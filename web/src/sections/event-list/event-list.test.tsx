import {screen} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {EventList} from './event-list.tsx'

const sample = sectionOf('eventList')
const changes = [
  {weekdays: null, startDate: '2027-01-14'},
  {startDate: '2027-06-22', endDate: '2027-09-30'},
]
const events = sample.events.slice(0, 2).map((event, index) => ({...event, ...changes[index]}))
const eventList = {...sample, events, most: null}

beforeEach(() => vi.useFakeTimers({now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date']}))

it('offers the subscription instead of missing events', () => {
  renderOnSite(<EventList section={{...eventList, events: []}} />)
  expect(screen.getByText('No dates yet')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows no more than is wanted', () => {
  renderOnSite(<EventList section={{...eventList, most: 1}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('shows date, time and zone of each event but past ones', () => {
  vi.setSystemTime(new Date('2027-01-15T04:59:00Z'))
  const {unmount} = renderOnSite(<EventList section={eventList} />)
  const [training, ...others] = screen.getAllByRole('listitem')
  expect(training?.textContent).toMatch(/^January 14, 2027.+EST/)
  expect(others).toHaveLength(1)
  unmount()
  // Midnight where the organization is.
  vi.setSystemTime(new Date('2027-01-15T05:00:00Z'))
  renderOnSite(<EventList section={eventList} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
