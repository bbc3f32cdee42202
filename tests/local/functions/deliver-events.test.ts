import {createFeed} from '@upline/lake/embed'
import {deliverEvents} from '@upline/local/functions/deliver-events.ts'
import {
  type CreatedDocument,
  type CreatedEvent,
  collectionOfTrigger,
  type DocumentTrigger,
  isDocumentTrigger,
} from '@upline/local/functions/document-trigger.ts'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 22, 12)
const pauses = {first: 2_000, retry: 10_000}

beforeEach(() => void vi.useFakeTimers({now}))
afterEach(() => void vi.useRealTimers())

function documentAt(path: string, time = Date.now()): CreatedDocument {
  const iso = new Date(time).toISOString()
  return {path, fields: {name: {stringValue: 'Ada'}}, createTime: iso, updateTime: iso}
}

/** A trigger that rejects as often as `failures` says; `events` are those it got. */
function triggerFor(pattern: string, {failures = 0, retry = true} = {}) {
  const events: CreatedEvent[] = []
  const run = async (event: CreatedEvent) => {
    events.push(event)
    if (events.length <= failures) throw Object.assign(new Error('Ada wrote this'), {code: 'unavailable'})
  }
  const eventTrigger = {
    eventType: 'google.cloud.firestore.document.v1.created' as const,
    eventFilterPathPatterns: {document: pattern},
    retry,
  }
  const trigger: DocumentTrigger = Object.assign(run, {__endpoint: {eventTrigger}})
  return {trigger, events}
}

function start(trigger: DocumentTrigger, stored: CreatedDocument[] = []) {
  const created = createFeed<CreatedDocument>()
  const list = (collection: string) => stored.filter(({path}) => path.startsWith(`${collection}/`))
  const triggers = new Map([['notify', trigger]])
  const isHandled = ({path}: CreatedDocument) => path.endsWith('handled')
  const stop = deliverEvents({project: 'demo', triggers, documents: {list, created}, isHandled, pauses})
  return {created, stop}
}

describe('deliverEvents', () => {
  test('delivers the event of a new document of the pattern, after the first pause', async () => {
    const {trigger, events} = triggerFor('inquiries/{inquiryId}')
    const {created} = start(trigger)
    for (const path of ['inquiries/a', 'error_logs/b', 'inquiries/a/notes/c']) {
      created.publish(documentAt(path))
    }
    await vi.advanceTimersByTimeAsync(pauses.first - 1)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toMatchObject([
      {
        document: 'inquiries/a',
        datacontenttype: 'application/json',
        data: {
          value: {
            name: 'projects/demo/databases/(default)/documents/inquiries/a',
            fields: {name: {stringValue: 'Ada'}},
          },
        },
      },
    ])
  })

  test('delivers again what was rejected, with growing pauses, and prints nothing of it', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const {trigger, events} = triggerFor('inquiries/{id}', {failures: 2})
    const {created} = start(trigger)
    created.publish(documentAt('inquiries/a'))
    const counts: number[] = []
    for (const pause of [pauses.first, 9_999, 1, 19_999, 1, hour]) {
      await vi.advanceTimersByTimeAsync(pause)
      counts.push(events.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    expect(printed.mock.calls).toEqual([
      ['The trigger notify failed (unavailable) and runs again in 10 s'],
      ['The trigger notify failed (unavailable) and runs again in 20 s'],
    ])
  })

  test('goes on for as long as it takes, every 30 minutes', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const {trigger, events} = triggerFor('inquiries/{id}', {failures: Infinity})
    start(trigger).created.publish(documentAt('inquiries/a'))
    await vi.advanceTimersByTimeAsync(72 * hour)
    const before = events.length
    await vi.advanceTimersByTimeAsync(24 * hour)
    expect(events.length - before).toBe(48)
  })

  test('stops at once without retry', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const {trigger, events} = triggerFor('inquiries/{id}', {failures: Infinity, retry: false})
    start(trigger).created.publish(documentAt('inquiries/a'))
    await vi.advanceTimersByTimeAsync(72 * hour)
    expect(events).toHaveLength(1)
    expect(printed.mock.lastCall).toEqual(['The trigger notify failed (unavailable) and does not run again'])
  })

  test('delivers a flood a few at a time, all of it', async () => {
    const {trigger, events} = triggerFor('inquiries/{id}')
    let running = 0
    let most = 0
    const slow = Object.assign(
      async (event: CreatedEvent) => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 100))
        running -= 1
        await trigger(event)
      },
      {__endpoint: trigger.__endpoint},
    )
    const {created} = start(slow)
    for (let n = 0; n < 1000; n += 1) created.publish(documentAt(`inquiries/${n}`))
    await vi.advanceTimersByTimeAsync(hour)
    expect(events).toHaveLength(1000)
    expect(most).toBe(10)
  })

  test('delivers stored documents of any age at the start, unless they are handled', async () => {
    const stored = [
      documentAt('inquiries/old', now - 60 * 24 * hour),
      documentAt('inquiries/handled', now - hour),
      documentAt('inquiries/future', now + 24 * hour),
    ]
    const {trigger, events} = triggerFor('inquiries/{id}')
    start(trigger, stored)
    await vi.advanceTimersByTimeAsync(hour)
    expect(events.map(({document}) => document)).toEqual(['inquiries/old', 'inquiries/future'])
  })

  test('leaves most of the time to other work while it delivers the events of the last day', async () => {
    const stored = Array.from({length: 100}, (_, n) => documentAt(`inquiries/${n}`, now - hour))
    const {trigger, events} = triggerFor('inquiries/{id}')
    start(trigger, stored)
    await vi.advanceTimersByTimeAsync(pauses.first + 999)
    expect(events.length).toBeLessThanOrEqual(20)
    await vi.advanceTimersByTimeAsync(hour)
    expect(events).toHaveLength(100)
  })

  test('delivers nothing after it was stopped', async () => {
    const {trigger, events} = triggerFor('inquiries/{id}')
    const {created, stop} = start(trigger, [documentAt('inquiries/a', now - hour)])
    created.publish(documentAt('inquiries/b'))
    stop()
    created.publish(documentAt('inquiries/c'))
    await vi.advanceTimersByTimeAsync(hour)
    expect(events).toEqual([])
  })
})

test.each(['inquiries/{id=**}', 'inquiries/a{id}', '{collection}/a', 'settings/site', ''])(
  'the pattern "%s" is refused',
  (pattern) =>
    expect(() => collectionOfTrigger(triggerFor(pattern).trigger)).toThrow('such as inquiries/{id}'),
)

test.each([undefined, 'text', () => {}, Object.assign(() => {}, {__endpoint: {callableTrigger: {}}})])(
  '%s is no trigger',
  (value) => expect(isDocumentTrigger(value)).toBe(false),
)
