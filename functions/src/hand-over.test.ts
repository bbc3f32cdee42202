import {Timestamp} from 'firebase-admin/firestore'
import {expect, test} from 'vitest'
import {dueDelivery, withDelivery} from './hand-over.ts'

const hour = 3_600_000
const received = Date.UTC(2026, 10, 28, 12)
const at = (ms: number) => Timestamp.fromMillis(ms)
const delivery = (changes = {}) => ({
  time: at(received),
  attempts: 1,
  lastError: 'HTTP 503',
  busyUntil: at(0),
  ...changes,
})
const inquiry = (handOver?: object) => ({name: 'Ada', timestamp: at(received), ...(handOver && {handOver})})

test('a delivery is new at the time of its event, or else of its inquiry', () => {
  const due = dueDelivery(inquiry(), 'created', {now: received + hour})
  expect(due).toEqual({time: at(received), attempts: 0, lastError: '', busyUntil: at(0)})
  const note = dueDelivery(inquiry(), 'note', {time: at(received + 5), now: received + hour})
  expect(note?.time.toMillis()).toBe(received + 5)
  expect(dueDelivery({}, 'created', {now: received})?.time.toMillis()).toBe(received)
})

test('a failed delivery is due for a day, and one that staff ask for a day after they asked', () => {
  const data = inquiry({created: delivery()})
  expect(dueDelivery(data, 'created', {now: received + 24 * hour - 1})).toEqual(delivery())
  expect(dueDelivery(data, 'created', {now: received + 24 * hour})).toBeUndefined()
  const asked = at(received + 40 * hour)
  expect(dueDelivery(data, 'created', {asked, now: received + 64 * hour - 1})?.askedAt).toEqual(asked)
  expect(dueDelivery(data, 'created', {asked, now: received + 64 * hour})).toBeUndefined()
})

test('what was delivered is due only if staff ask afterwards, and what does not exist never', () => {
  const data = inquiry({created: delivery({deliveredAt: at(received + hour)})})
  const now = received + 2 * hour
  expect(dueDelivery(data, 'created', {now})).toBeUndefined()
  expect(dueDelivery(data, 'created', {asked: at(received + hour), now})).toBeUndefined()
  expect(dueDelivery(data, 'created', {asked: at(received + hour + 1), now})).toBeDefined()
  expect(dueDelivery(data, 'other', {asked: at(now), now})).toBeUndefined()
})

test('a delivery waits while an attempt runs, but not for longer than an attempt takes', () => {
  const busy = (ms: number) => inquiry({created: delivery({busyUntil: at(received + ms)})})
  expect(() => dueDelivery(busy(1), 'created', {now: received})).toThrow('being sent')
  expect(() => dueDelivery(busy(90_000), 'created', {now: received})).toThrow('being sent')
  expect(dueDelivery(busy(0), 'created', {now: received})).toBeDefined()
  // The clock was set back.
  expect(dueDelivery(busy(90_001), 'created', {now: received})).toBeDefined()
})

test('an inquiry keeps its other fields, its first delivery and the latest 19, in the order of their events', () => {
  const events = Array.from({length: 20}, (_, n) => [`note-${n}`, delivery({time: at(received + n)})])
  const data = inquiry(Object.fromEntries(events.reverse()))
  const {handOver, ...others} = withDelivery(data, 'last', delivery({time: at(received + hour)}))
  expect(others).toEqual(inquiry())
  const kept = Array.from({length: 18}, (_, n) => `note-${n + 2}`)
  expect(Object.keys(Object(handOver))).toEqual(['note-0', ...kept, 'last'])
  expect(Object.keys(Object(withDelivery(inquiry(), 'created', delivery()).handOver))).toEqual(['created'])
})
