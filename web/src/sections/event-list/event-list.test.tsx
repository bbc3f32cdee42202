import {fireEvent, screen} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {EventList} from './event-list.tsx'

const sample = sectionOf('eventList')
const changes = [
  {weekdays: null, kind: 'training' as const, startDate: '2027-01-14'},
  {weekdays: null, kind: 'certification' as const, startDate: '2027-06-22', endDate: '2027-09-30'},
]
const events = sample.events.slice(0, 2).map((event, index) => ({...event, ...changes[index]}))
const eventList = {...sample, events, most: null, kinds: null}

beforeEach(() => vi.useFakeTimers({now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date']}))

it('offers the subscription instead of missing events', () => {
  renderOnSite(<EventList section={{...eventList, events: []}} />)
  expect(screen.getByText('No dates yet')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

it('offers Google Calendar, which no address of the scheme webcal opens, unless staff left its label out', () => {
  const {unmount} = renderOnSite(<EventList section={eventList} />)
  const address = (name: string) => screen.getByRole('link', {name}).getAttribute('href') ?? ''
  const feed = address(sample.subscribeLabel)
  expect(feed).toMatch(/^webcal:\/\/.+\/calendar\.ics$/)
  expect(new URL(address('Add to Google Calendar')).searchParams.get('cid')).toBe(feed)
  unmount()
  renderOnSite(<EventList section={{...eventList, googleLabel: null}} />)
  expect(screen.queryByRole('link', {name: /Google/})).toBeNull()
})

it.each([
  ['several kinds', {}, 1],
  ['one kind', {events: events.slice(0, 1)}, 0],
  ['a list of the next dates', {most: 2}, 0],
  ['no name for all', {allLabel: null}, 0],
])('offers a choice of kinds for %s', (_what, changes, count) => {
  renderOnSite(<EventList section={{...eventList, ...changes}} />)
  expect(screen.queryAllByRole('group')).toHaveLength(count)
})

it('shows the events of the kind that the visitor chose, which the address has', () => {
  renderOnSite(<EventList section={eventList} />)
  fireEvent.click(screen.getByRole('button', {name: 'Training'}))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(location.search).toBe('?kind=training')
})

it('shows no more than is wanted', () => {
  renderOnSite(<EventList section={{...eventList, most: 1}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('groups events by the month in which they begin, whose year their dates leave out', () => {
  const autumn = {...events[1], _id: 'autumn', startDate: '2027-06-30', endDate: '2028-01-02'} as never
  renderOnSite(<EventList section={{...eventList, events: [...events, autumn]}} />)
  const months = screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)
  expect(months).toEqual(['January 2027', 'June 2027'])
  const dates = screen.getAllByRole('listitem').map((item) => item.querySelector('time')?.textContent)
  expect(dates).toEqual(['January 14', 'June 22 – September 30', 'June 30 – January 2, 2028'])
})

it('shows date, time and zone of each event but past ones', () => {
  vi.setSystemTime(new Date('2027-01-15T04:59:00Z'))
  const {unmount} = renderOnSite(<EventList section={eventList} />)
  const [training, ...others] = screen.getAllByRole('listitem')
  expect(training?.textContent).toMatch(/^January 14.+EST/)
  expect(others).toHaveLength(1)
  unmount()
  // Midnight where the organization is.
  vi.setSystemTime(new Date('2027-01-15T05:00:00Z'))
  renderOnSite(<EventList section={eventList} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('shows only the kinds that staff chose', () => {
  renderOnSite(<EventList section={{...eventList, kinds: ['certification']}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('shows the time where the visitor is, if it differs', () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const options = new Intl.DateTimeFormat().resolvedOptions()
  for (const [timeZone, shown] of [
    ['America/New_York', undefined],
    ['America/Los_Angeles', 'Your time: 8:00'],
    ['Asia/Tokyo', 'Your time: January 15, 2027, 1:00'],
  ] as const) {
    zone.mockReturnValue({...options, timeZone})
    const workshop = {...eventList.events[0], kind: 'training', startTime: '11:00', endTime: '12:30'}
    const {unmount} = renderOnSite(
      <EventList
        section={{
          ...eventList,
          events: [{...sample.events[0], ...workshop, timeZone: 'America/New_York'}] as never,
        }}
      />,
    )
    const text = screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')
    if (shown) expect(text).toContain(shown)
    else expect(text).not.toContain('Your time')
    unmount()
  }
  zone.mockRestore()
})
