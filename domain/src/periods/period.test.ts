import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {addDays, isDate} from '../dates/date.ts'
import {isInForce, nextChange, overlaps, type Period, periodState, pickVersion} from './period.ts'

const today = '2026-11-22'

test.each([
  [{}, 'always'],
  [null, 'always'],
  ['no document', 'always'],
  [{effectiveFrom: null, effectiveUntil: ''}, 'always'],
  [{effectiveFrom: '2026-11-22'}, 'inForce'],
  [{effectiveUntil: '2026-11-22'}, 'inForce'],
  [{effectiveFrom: '2026-11-23'}, 'upcoming'],
  [{effectiveUntil: '2026-11-21'}, 'over'],
  [{effectiveFrom: '2026-11-22', effectiveUntil: '2026-11-22'}, 'inForce'],
  [{effectiveFrom: '2027-01-01', effectiveUntil: '2026-01-01'}, 'wrong'],
  [{effectiveFrom: '2026-02-30'}, 'wrong'],
  [{effectiveUntil: 'soon'}, 'wrong'],
  [{effectiveUntil: 2026}, 'wrong'],
] as const)('the state of %o is %s', (document, state) => {
  expect(periodState(document, today)).toBe(state)
})

describe('of several versions', () => {
  const before = {_id: 'before', effectiveUntil: '2026-09-30'}
  const now = {_id: 'now', effectiveFrom: '2026-10-01', effectiveUntil: '2026-12-31'}
  const next = {_id: 'next', effectiveFrom: '2027-01-01'}

  test.each([
    ['2026-09-30', 'before'],
    ['2026-10-01', 'now'],
    ['2026-12-31', 'now'],
    ['2027-01-01', 'next'],
  ])('on %s it is %s', (day, id) => {
    expect(pickVersion([next, before, now], day)).toEqual({
      version: expect.objectContaining({_id: id}),
      isOver: false,
    })
  })

  test('the last one stays when nothing follows, marked as over', () => {
    expect(pickVersion([before, now], '2027-01-01')).toEqual({version: now, isOver: true})
  })

  test('in a gap the one before it stays, marked as over', () => {
    expect(pickVersion([before, next], '2026-11-01')).toEqual({version: before, isOver: true})
  })

  test('there is none if all periods are in the future or invalid', () => {
    expect(pickVersion([next], today)).toBeUndefined()
    expect(pickVersion([{effectiveFrom: '2026-12-01', effectiveUntil: '2026-01-01'}], today)).toBeUndefined()
    expect(pickVersion([], today)).toBeUndefined()
  })

  test('the next change is the next first date or the date after a last date', () => {
    expect(nextChange([before, now, next], '2026-09-30')).toBe('2026-10-01')
    expect(nextChange([now], '2026-11-22')).toBe('2027-01-01')
    expect(nextChange([before, next], '2027-01-01')).toBeUndefined()
  })
})

const day = fc.integer({min: 0, max: 800}).map((count) => addDays('2026-01-01', count))
const bound = fc.oneof({weight: 5, arbitrary: day}, fc.constantFrom(undefined, null, '', '2026-13-01', 7))
const period: fc.Arbitrary<Period> = fc.record({effectiveFrom: bound, effectiveUntil: bound})
const versions = fc
  .array(period, {maxLength: 6})
  .map((list) => list.map((each, index) => ({...each, _id: `v${index}`})))

test('picks the same version in any order, and an effective one if there is one', () => {
  fc.assert(
    fc.property(versions, day, (list, on) => {
      const picked = pickVersion(list, on)
      expect(pickVersion(list.toReversed(), on)).toEqual(picked)
      expect(picked !== undefined && !picked.isOver).toBe(list.some((version) => isInForce(version, on)))
      if (picked && !picked.isOver) expect(isInForce(picked.version, on)).toBe(true)
    }),
  )
})

test('between two changes the same version is picked', () => {
  fc.assert(
    fc.property(versions, day, (list, on) => {
      const change = nextChange(list, on)
      const until = change ? addDays(change, -1) : addDays(on, 400)
      for (const later of [addDays(on, 1), until].filter((each) => each <= until)) {
        expect(pickVersion(list, later)).toEqual(pickVersion(list, on))
      }
    }),
  )
})

test('periods overlap exactly where one day is in both', () => {
  fc.assert(
    fc.property(period, period, (a, b) => {
      // Whether they share a day is asked of whole periods only.
      fc.pre([a, b].every((each) => periodState(each, today) !== 'wrong'))
      const days = ['1900-01-01', '9999-12-31', a.effectiveFrom, b.effectiveFrom].filter(isDate)
      expect(overlaps(a, b)).toBe(days.some((each) => isInForce(a, each) && isInForce(b, each)))
    }),
  )
})
