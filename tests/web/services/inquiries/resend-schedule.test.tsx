import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {createOutboxEvents, watchOtherTabs} from '../../../../web/src/services/inquiries/outbox-events.ts'
import {scheduleResend} from '../../../../web/src/services/inquiries/resend-schedule.ts'
import type {OutboxEvent} from '../../../../web/src/services/inquiries/types.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The pauses as written, without their random part.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(waiting: number) {
  const events = createOutboxEvents()
  const backend = {waiting}
  const resend = vi.fn(async () => backend.waiting)
  const stop = scheduleResend(window, {
    submit: () => Promise.reject(new Error('not the subject')),
    resend,
    waiting: () => backend.waiting,
    onOutbox: events.on,
  })
  return {events, backend, resend, stop}
}

it('sends at once, then with growing pauses, then rests when nothing waits', async () => {
  const {backend, resend, stop} = setUp(1)
  const times: number[] = []
  for (let seconds = 0; seconds <= 600; seconds++) {
    await vi.advanceTimersByTimeAsync(1000)
    while (times.length < resend.mock.calls.length) times.push(seconds)
  }
  expect(times).toEqual([0, 14, 44, 104, 224, 524])
  backend.waiting = 0
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(resend).toHaveBeenCalledTimes(7)
  stop()
})

it('sends when the browser comes online and when an inquiry was kept, and stops when told', async () => {
  const {backend, events, resend, stop} = setUp(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(resend).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(resend).toHaveBeenCalledTimes(2)
  events.emit({type: 'kept', id: 'x'})
  await vi.advanceTimersByTimeAsync(16_000)
  expect(resend).toHaveBeenCalledTimes(3)
  backend.waiting = 1
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(resend).toHaveBeenCalledTimes(3)
})

it('tells what another tab sent, and nothing else', () => {
  const events = createOutboxEvents()
  const seen: OutboxEvent[] = []
  events.on((event) => seen.push(event))
  const stop = watchOtherTabs(window, events)
  const list = (...states: ['a' | 'b', 'waiting' | 'stored'][]) =>
    JSON.stringify(states.map(([name, state]) => ({id: `local_1_${name}`, savedAt: 1, state, inquiry: {}})))
  const change = (oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', {key: 'local_inquiries', oldValue, newValue}))
  change(null, list(['a', 'waiting']))
  change(list(['a', 'waiting']), list(['a', 'waiting'], ['b', 'waiting']))
  change(list(['a', 'waiting'], ['b', 'waiting']), list(['a', 'stored'], ['b', 'waiting']))
  change(list(['a', 'stored'], ['b', 'waiting']), list(['b', 'waiting']))
  change(list(['b', 'waiting']), null)
  stop()
  change(list(['b', 'waiting']), list(['b', 'stored']))
  expect(seen).toEqual([{type: 'sent', id: 'local_1_a'}])
})
