import {describe, expect, test} from 'vitest'
import {countFacts, countPlans, countsOverSince} from './counts.ts'
import {type DatedFact, factsInForce} from './figures.ts'
import {contentInForce} from './in-force.ts'
import {splitYear} from './year.ts'

const fact = (part: Partial<DatedFact>): DatedFact => ({
  key: 'premium',
  value: '$174.70',
  year: 2024,
  ...part,
})

describe('a figure', () => {
  test('shows its year', () => {
    expect(factsInForce([fact({})], '2026-11-22', '')).toEqual({premium: '$174.70 (2024)'})
    expect(factsInForce([fact({year: null})], '2026-11-22', '').premium).toBe('$174.70')
    expect(factsInForce([fact({value: 'Plan year 2024'})], '2026-11-22', '').premium).toBe('Plan year 2024')
  })

  const last = fact({effectiveUntil: '2024-12-31'})
  const next = fact({value: '$185.00', year: 2025, effectiveFrom: '2025-01-01'})

  test('gives way to the next one on its day', () => {
    expect(factsInForce([next, last], '2024-12-31', '').premium).toBe('$174.70 (2024)')
    expect(factsInForce([next, last], '2025-01-01', '').premium).toBe('$185.00 (2025)')
  })

  test('says that it is over, in its own words or those for all', () => {
    expect(factsInForce([last], '2025-01-01', '{value}, over since {year}').premium).toBe(
      '$174.70 (2024), over since 2024',
    )
    const own = {...last, afterwards: 'being set'}
    expect(factsInForce([own], '2025-01-01', '{value}, over').premium).toBe('being set')
    // An older dataset has no words for it: the figure is not lost.
    expect(factsInForce([last], '2025-01-01', undefined).premium).toBe('$174.70 (2024)')
  })

  test('without a current version has no value', () => {
    expect(factsInForce([next], '2024-12-31', 'over')).toEqual({})
  })

  test('is split into its amount and its year, with the note about the year', () => {
    expect(splitYear('$174.70')).toEqual({amount: '$174.70'})
    expect(splitYear('$174.70 (2024)')).toEqual({amount: '$174.70', year: '2024'})
    expect(splitYear('$174.70 (2024), over')).toEqual({amount: '$174.70', year: '2024, over'})
  })
})

test('plans are counted by state and date, and a carrier without a plan count is left out', () => {
  const plans = (total: number, states: Record<string, number>, period: object = {}) => ({
    total,
    states: Object.entries(states).map(([state, count]) => ({state, plans: count})),
    ...period,
  })
  const carriers = [
    {
      specialties: ['MA', 'PDP'],
      states: ['Texas'],
      partly: [{state: 'Ohio', products: ['PDP', 'Term Life']}],
      plans: [
        plans(30, {Texas: 20, Ohio: 3}, {effectiveUntil: '2026-09-30'}),
        plans(40, {Texas: 25, Ohio: 4, Alaska: 9}, {effectiveFrom: '2026-10-01'}),
      ],
    },
    {specialties: ['MA'], states: ['Texas', 'Ohio'], partly: null, plans: [plans(7, {Texas: 7})]},
    {specialties: ['PDP'], states: ['Texas'], plans: []},
    {specialties: [], states: ['Texas'], plans: [plans(5, {Texas: 5})]},
  ]
  const counts = (state?: string, date = '2026-11-22') =>
    Object.values(countFacts(countPlans(carriers, date, state))).map(Number)
  expect(counts()).toEqual([2, 47])
  expect(counts('Texas')).toEqual([2, 32])
  expect(counts('Texas', '2026-09-30')).toEqual([2, 27])
  expect(counts('Ohio')).toEqual([1, 4])
  // Plans where the carrier is not sold.
  expect(counts('Alaska')).toEqual([0, 0])
  expect(countsOverSince(carriers, '2026-11-22')).toBeUndefined()
  const over = {
    specialties: ['MA'],
    states: ['Texas'],
    partly: null,
    plans: [plans(30, {Texas: 20}, {effectiveUntil: '2026-09-30'})],
  }
  expect(countsOverSince([...carriers, over], '2026-10-01')).toBe('2026-09-30')
})

describe('in an answer', () => {
  const dated = (part: object) => ({
    effectiveFrom: null,
    effectiveUntil: null,
    overNote: null,
    versionKey: 'rule',
    ...part,
  })
  const shown = ({versionKey: _, ...item}: Record<string, unknown>) => item
  const old = dated({_id: 'a', title: 'Rule', effectiveUntil: '2026-09-30', overNote: 'Ask us.'})
  const now = dated({_id: 'b', title: 'Rule', effectiveFrom: '2026-10-01', overNote: 'Ask us.'})
  const other = dated({_id: 'c', title: 'Other', versionKey: 'other'})
  const itemsOn = (day: string, items: unknown[] = [old, now, other]) =>
    contentInForce({sections: [{items}]}, day).sections[0]?.items

  test('one version of each document is left, where the first stood', () => {
    expect(itemsOn('2026-09-30')).toEqual([shown({...old, overNote: null}), shown(other)])
    expect(itemsOn('2026-10-01')).toEqual([shown({...now, overNote: null}), shown(other)])
  })

  test('the last one keeps its words when it is over', () => {
    expect(itemsOn('2026-10-01', [old])).toEqual([shown(old)])
    expect(itemsOn('2026-10-01', [dated({...old, overNote: null})])).toEqual([shown({...old, overNote: ''})])
  })

  test('documents without periods are not versions, and arrays without periods are unchanged', () => {
    const twins = [dated({_id: 'a', title: 'Same'}), dated({_id: 'b', title: 'Same'})]
    expect(itemsOn('2026-10-01', twins)).toEqual(twins.map(shown))
    const answer = {list: [1, null, 'a'], nested: [{title: 'x'}, {title: 'x'}], nothing: null}
    expect(contentInForce(answer, '2026-10-01')).toEqual(answer)
    expect(contentInForce(null, '2026-10-01')).toBeNull()
  })

  test('documents of one title with different version keys are independent', () => {
    const windows = ['medicare', 'health'].map((line) =>
      dated({_id: line, title: 'Open enrollment', versionKey: line, effectiveFrom: '2026-10-01'}),
    )
    expect(itemsOn('2026-10-01', windows)).toEqual(windows.map(shown))
  })

  test('events with a last date are not versions', () => {
    const event = {_id: 'a', title: 'Call', effectiveUntil: '2026-09-01'}
    expect(itemsOn('2026-10-01', [event, {...event, _id: 'b'}])).toEqual([event, {...event, _id: 'b'}])
  })

  test('the rest of the page stays', () => {
    const page = {
      sections: [{_type: 'legalSections', items: [old, now, other], heading: 'Rules'}],
      path: '/a',
    }
    expect(contentInForce(page, '2026-10-01')).toMatchObject({
      path: '/a',
      sections: [{_type: 'legalSections', heading: 'Rules'}],
    })
  })
})
