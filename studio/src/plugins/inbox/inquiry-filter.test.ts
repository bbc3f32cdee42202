import {describe, expect, test} from 'vitest'
import {at, inquiry} from './inquiries.fixture.ts'
import {
  canSendAgain,
  everything,
  findInquiries,
  inquiriesOf,
  isUndelivered,
  unassigned,
} from './inquiry-filter.ts'

const all = [
  inquiry('a', {name: 'Ada Byron', assignee: 'Dana'}),
  inquiry('b', {name: 'Ben Cole', status: 'closed', phone: '(305) 555-0190'}),
  inquiry('c', {name: 'Cora', email: 'ADA@Example.com', message: 'Whole life, please, Muñoz'}),
]
const ids = (criteria: object) => findInquiries(all, {...everything, ...criteria}).map(({id}) => id)

describe('a search', () => {
  test('finds every term in any field and case', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({search: 'ada'})).toEqual(['a', 'b', 'c'])
    expect(ids({search: ' LIFE  ada@example.com'})).toEqual(['c'])
    expect(ids({search: 'byron life'})).toEqual([])
    expect(ids({search: 'münoz'})).toEqual(['c'])
  })

  test('finds a phone number by its digits, however it is written', () => {
    const written = [
      '3055550190',
      '305-555-0190',
      '(305)555.0190',
      '(305) 555-0190',
      '305 555 0190',
      '555-0190',
    ]
    const byCallerId = [
      '+13055550190',
      '13055550190',
      '+1 305-555-0190',
      '1-305-555-0190',
      '+1 (305) 555-0190',
    ]
    for (const search of [...written, ...byCallerId, '305\u2011555\u20110190', 'cole +1 305 555 0190'])
      expect(ids({search}), search).toEqual(['b'])
    expect(ids({search: 'cora +1 305 555 0190'})).toEqual([])
  })

  test('filters by status and assignee', () => {
    expect(ids({status: 'closed'})).toEqual(['b'])
    expect(ids({assignee: 'Dana'})).toEqual(['a'])
    expect(ids({assignee: unassigned})).toEqual(['b', 'c'])
    expect(ids({assignee: 'Dana', status: 'closed'})).toEqual([])
  })
})

test('a person is found by email address in any case', () => {
  expect(inquiriesOf(all, ' ada@EXAMPLE.com ').map(({id}) => id)).toEqual(['a', 'b', 'c'])
  expect(inquiriesOf(all, 'da@example.com')).toEqual([])
  expect(inquiriesOf([inquiry('x', {email: ''})], '')).toEqual([])
})

describe('the notification', () => {
  const received = 1_795_000_000_000
  const failed = {
    notified: false,
    attempts: 2,
    lastError: 'ECONNREFUSED',
    nextAttemptAt: at(received + 20_000),
  }
  const notified = {notified: true, attempts: 1, lastError: ''}

  test('is overdue after a failure or a minute', () => {
    expect(isUndelivered(inquiry('a', {notification: failed}), received)).toBe(true)
    expect(isUndelivered(inquiry('a'), received + 59_000)).toBe(false)
    expect(isUndelivered(inquiry('a'), received + 61_000)).toBe(true)
  })

  test('is not overdue if it was sent or is not needed', () => {
    for (const fields of [{notification: notified}, {status: 'closed', notification: failed}])
      expect(isUndelivered(inquiry('a', fields), received + 1e9)).toBe(false)
  })

  test('can be sent again when no attempt runs', () => {
    expect(canSendAgain(inquiry('a', {notification: failed}), received + 19_000)).toBe(false)
    expect(canSendAgain(inquiry('a', {notification: failed}), received + 20_000)).toBe(true)
    expect(canSendAgain(inquiry('a', {notification: notified}), received)).toBe(false)
  })
})
