import type {Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {expect, test} from 'vitest'
import {calendarEntries} from './calendar-entries.ts'

test('the calendar has schedules, scheduled releases and first days together, in order', () => {
  const at = (day: string) => new Date(`${day}T12:00`).toISOString()
  const schedule = {
    _id: 'schedule.publish.a',
    action: 'publish',
    state: 'waiting',
    at: at('2027-01-02'),
    title: 'A page',
    documentId: 'a',
    documentType: 'page',
  } as Schedule
  const level = {_type: 'commissionLevel', name: 'Standard', effectiveFrom: '2027-01-01'}
  const entries = calendarEntries([schedule], {
    releases: [{_id: '_.releases.r1', name: 'r1', title: 'New year', at: at('2026-12-31')}],
    versions: [
      {...level, _id: 'b'},
      {...level, _id: 'drafts.c', name: 'Elite'},
    ],
  })
  expect(entries.map(({date, label, title}) => `${date} ${label} ${title}`)).toEqual([
    '2026-12-31 Run release New year',
    '2027-01-01 Begins: Standard',
    '2027-01-01 Begins if published: Elite',
    '2027-01-02 Publish A page',
  ])
  expect(entries.map(({intent}) => [intent.name, intent.params.id])).toEqual([
    ['release', 'r1'],
    ['edit', 'b'],
    ['edit', 'c'],
    ['edit', 'a'],
  ])
})
