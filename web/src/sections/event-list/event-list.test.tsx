import {screen} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {EventList} from './event-list.tsx'

const sample = sectionOf('eventList')
const changes = [
  {
    weekdays: null,
    startDate: '2027-01-14',
    startTime: '11:00',
    endTime: '12:30',
    effectiveUntil: '2027-01-14',
  },
  {startDate: '2027-06-22', endDate: '2027-09-30', effectiveUntil: '2027-09-30'},
]
const events = sample.events.slice(0, 2).map((event, index) => ({...event, ...changes[index]}))
const eventList = {...sample, events, most: null}

beforeEach(() => vi.useFakeTimers({now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date']}))
it('shows date, time and zone, and has a file for each event', () => {
  renderOnSite(<EventList section={eventList} />)
  const [training, deadline] = screen.getAllByRole('listitem')
  expect(training?.textContent).toContain('January 14, 202711:00\u00a0AM\u00a0– 12:30\u00a0PM\u00a0EST')
  expect(deadline?.textContent).toContain('June 22, 2027 – September 30, 2027')
  expect(
    screen
      .getByRole('link', {name: 'Add to calendar: Medicare annual enrollment closes'})
      .getAttribute('href'),
  ).toBe('/calendar/event-2026-12-annual-enrollment-close.ics')
  expect(screen.getByRole('link', {name: 'Subscribe to the calendar'}).getAttribute('href')).toBe(
    'webcal://site.example/calendar.ics',
  )
})

it('offers the subscription instead of missing events', () => {
  renderOnSite(<EventList section={{...eventList, events: []}} />)
  expect(screen.getByText('Nothing is planned right now')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows no more than is wanted', () => {
  renderOnSite(<EventList section={{...eventList, most: 1}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('leaves out a past event', () => {
  vi.setSystemTime(new Date('2027-01-15T04:59:00Z'))
  const {unmount} = renderOnSite(<EventList section={eventList} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  unmount()
  // Midnight where the organization is.
  vi.setSystemTime(new Date('2027-01-15T05:00:00Z'))
  renderOnSite(<EventList section={eventList} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
