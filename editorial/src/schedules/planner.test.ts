import {describe, expect, test} from 'vitest'
import {type Schedule, scheduleId} from '../documents/schedule-document.ts'
import {formatTime, localTime, readLocalTime, timeZoneNote} from './browser-time.ts'
import {checkTimes, type Situation} from './check-times.ts'
import {duration, latenessNote} from './lateness.ts'
import {planAt} from './plan.ts'

// Noon in the time zone of the test, as in a browser.
const noon = Date.parse('2026-11-22T12:00')

function schedule(documentId: string, action: Schedule['action'], at: number, more: object = {}): Schedule {
  return {
    _id: scheduleId(documentId, action),
    _rev: 'r',
    _type: 'schedule',
    documentId,
    documentType: 'page',
    title: documentId,
    action,
    at: new Date(at).toISOString(),
    state: 'waiting',
    ...more,
  }
}

describe('the plan', () => {
  test('due schedules run in order, and `next` is the time of the next one', () => {
    const late = schedule('a', 'takeDown', noon - 1000)
    const later = schedule('b', 'publish', noon - 2000)
    const next = schedule('c', 'publish', noon + 1)
    expect(planAt([late, next, later, schedule('d', 'publish', noon + 5)], noon)).toEqual({
      due: [later, late],
      superseded: [],
      malformed: [],
      next: noon + 1,
    })
    expect(planAt([next], noon + 1).due).toEqual([next])
  })

  test('settled schedules never run again', () => {
    const settled = ['done', 'failed'].map((state) => schedule(state, 'publish', noon - 1, {state}))
    expect(planAt(settled, noon)).toEqual({due: [], superseded: [], malformed: [], next: undefined})
  })

  test('only the last due schedule of a document runs', () => {
    const publish = schedule('a', 'publish', noon - 5)
    const takeDown = schedule('a', 'takeDown', noon - 3)
    expect(planAt([publish, takeDown], noon)).toMatchObject({due: [takeDown], superseded: [publish]})
    const again = schedule('a', 'publish', noon - 1)
    expect(planAt([again, takeDown], noon)).toMatchObject({due: [again], superseded: [takeDown]})
    expect(planAt([schedule('b', 'publish', noon - 5), takeDown], noon).superseded).toEqual([])
    const atOnce = schedule('a', 'publish', noon - 3)
    expect(planAt([atOnce, takeDown], noon)).toMatchObject({due: [takeDown], superseded: [atOnce]})
  })
})

test.each([
  {at: 'tomorrow'},
  {at: undefined},
  {action: 'archive'},
  {documentId: undefined},
  {documentId: ''},
])('a schedule with %o is malformed, and the others run at their times', (wrong) => {
  const due = schedule('b', 'publish', noon)
  const next = schedule('c', 'publish', noon + 1)
  const malformed = schedule('a', 'publish', noon - 1, wrong)
  expect(planAt([malformed, next, due], noon)).toEqual({
    due: [due],
    superseded: [],
    malformed: [malformed],
    next: noon + 1,
  })
})

test('a time that can’t be read is shown as such, and leaves its input empty', () => {
  expect([formatTime('tomorrow'), localTime('tomorrow')]).toEqual(['at a time that can’t be read', ''])
})

test('delays of a minute or more are reported with their reason', () => {
  const note = (ms: number) => latenessNote('Published', {at: noon - ms, now: noon, why: 'it slept'})
  expect(note(59_999)).toBeUndefined()
  expect(note(60_000)).toBe('Published 1 min late because it slept.')
  expect(duration(3 * 3_600_000)).toBe('3 h')
  expect(duration(3 * 3_600_000 + 600_000)).toBe('3 h 10 min')
  expect(duration(50 * 3_600_000)).toBe('2 days')
})

describe('entered times', () => {
  const at = (time: string) => `2026-11-22T${time}`
  const page = {_id: 'a', _type: 'page', path: '/a'}
  const draft = {id: 'a', draft: page, published: undefined}
  const published = {id: 'a', draft: undefined, published: page}
  const both = {id: 'a', draft: page, published: page}
  const home = {id: 'a', draft: undefined, published: {...page, path: '/'}}
  const situation: Situation = {now: noon, pair: draft, draftErrors: []}
  const check = (publish = '', takeDown = '', more: Partial<Situation> = {}) =>
    checkTimes({publish, takeDown}, {...situation, ...more})

  test('future times are valid', () => {
    const times = {publish: noon + 1000, takeDown: noon + 60_000, problems: {}}
    expect(check(at('12:00:01'), at('12:01'))).toEqual(times)
    expect(check()).toEqual({problems: {}})
  })

  test('a published document can be taken down first and published again', () => {
    const rest = [at('13:00'), at('12:30')] as const
    const times = {publish: noon + 3_600_000, takeDown: noon + 1_800_000, problems: {}}
    expect(check(...rest, {pair: published})).toEqual(times)
    expect(check(...rest, {pair: both})).toEqual(times)
  })

  test.each([
    ['the past', at('11:59:59'), '', {}, 'publish', 'in the past'],
    ['now', at('12:00'), '', {}, 'publish', 'in the past'],
    ['a wrong year', '9026-01-01T09:00', '', {}, 'publish', 'Check the year'],
    ['a take-down first', at('13:00'), at('12:30'), {}, 'takeDown', 'before it is published'],
    ['both at once', at('13:00'), at('13:00'), {pair: both}, 'takeDown', 'at the same time'],
    ['nothing to take down', '', at('13:00'), {}, 'takeDown', 'isn’t published'],
    ['no draft', at('13:00'), '', {pair: published}, 'publish', 'nothing to publish'],
    ['a half-filled draft', at('13:00'), '', {draftErrors: ['Title: Write it.']}, 'publish', 'Title'],
    ['the home page', '', at('13:00'), {pair: home}, 'takeDown', 'home page'],
  ] as const)('%s is refused', (_, publish, takeDown, more, field, message) => {
    const {problems} = check(publish, takeDown, more)
    expect(problems[field]).toContain(message)
    expect(Object.values(problems).filter(Boolean)).toHaveLength(1)
  })
})

describe('in the hour that the clocks repeat', () => {
  const zone = 'America/Chicago'
  // 1:30 AM on November 1, 2026 in summer time, and an hour later in winter time.
  const [first, second] = ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'] as const
  const entered = '2026-11-01T01:30'

  test('a stored time keeps its moment, and a new one is the first', () => {
    for (const stored of [first, second]) {
      expect(localTime(stored, zone)).toBe(entered)
      expect(readLocalTime(entered, stored, zone)).toBe(Date.parse(stored))
    }
    expect(readLocalTime(entered, undefined, zone)).toBe(Date.parse(first))
    expect(readLocalTime('2027-03-14T02:30', undefined, zone)).toBeUndefined()
    expect(readLocalTime('2026-11-01T01:31', second, zone)).toBe(Date.parse('2026-11-01T06:31:00Z'))
  })

  test('the note tells the two apart and converts them to the time zone of the site', () => {
    const siteZone = 'America/New_York'
    expect(timeZoneNote([Date.parse(first)], {zone, siteZone})).toMatch(
      /^America\/Chicago \(GMT-5\)\. In the site’s time zone, America\/New York: Nov 1, 2026, 1:30\sAM$/,
    )
    expect(timeZoneNote([Date.parse(second)], {zone, siteZone})).toContain('(GMT-6)')
    expect(timeZoneNote([], {zone, siteZone})).toContain('; the site’s time zone is America/New York')
    expect(timeZoneNote([Date.parse(second)], {zone, siteZone: zone})).toBe('America/Chicago (GMT-6)')
  })
})
