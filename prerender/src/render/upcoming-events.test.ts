import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {expect, test} from 'vitest'
import {withUpcomingEvents} from './upcoming-events.ts'

const events = ['2026-12-07', '2026-12-08', '2027-01-01'].map((endDate) => ({
  startDate: '2026-12-01',
  endDate,
}))
const on = (today: string) => ({today, timeZone: 'America/New_York'})
const list = {_type: 'eventList', events: [...events, null]}
const page = {
  _type: 'page',
  sections: [list, {_type: 'tabs', panels: [{sections: [list]}, null, {}]}, {_type: 'hero'}, null],
} as unknown as PageQueryResult

test('only past events are left out, in tabs too', () => {
  const left = {_type: 'eventList', events: events.slice(1)}
  expect(withUpcomingEvents(page, on('2026-12-08'))).toEqual({
    _type: 'page',
    sections: [left, {_type: 'tabs', panels: [{sections: [left]}, null, {}]}, {_type: 'hero'}, null],
  })
  expect(withUpcomingEvents(page, on('2026-12-07'))).toMatchObject({sections: [{events}, {}, {}, null]})
  expect(withUpcomingEvents(null, on('2026-12-08'))).toBeNull()
})

test('a short list has two events to spare, and none that repeats unless it is alone', () => {
  const event = {startDate: '2026-12-01', weekdays: null}
  const all = [{...event, weekdays: true}, ...Array.from({length: 5}, () => event)]
  const short = {_type: 'page', sections: [{_type: 'eventList', most: 1, events: all}]}
  const expected = {sections: [{events: [event, event, event]}]}
  expect(withUpcomingEvents(short as unknown as PageQueryResult, on('2026-12-01'))).toMatchObject(expected)
  const next = {sections: [{events: [{startDate: '2026-12-02', weekdays: true}]}]}
  expect(withUpcomingEvents(short as unknown as PageQueryResult, on('2026-12-02'))).toMatchObject(next)
})

test('a list of one kind has the next event of that kind, after any number of others', () => {
  const deadline = {startDate: '2026-12-01', kind: 'deadline'}
  const training = {startDate: '2027-01-14', kind: 'training'}
  const list = {
    _type: 'eventList',
    most: 1,
    kinds: ['training'],
    events: [deadline, deadline, deadline, training],
  }
  const trainings = {_type: 'page', sections: [list]} as unknown as PageQueryResult
  expect(withUpcomingEvents(trainings, on('2026-12-01'))).toMatchObject({sections: [{events: [training]}]})
})
