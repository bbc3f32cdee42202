import {createLocks} from '@upline/web/services/inquiries/locks.ts'
import {
  createOutbox,
  newInquiryId,
  type OutboxEntry,
  parseEntries,
} from '@upline/web/services/inquiries/outbox.ts'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {memoryStorage} from './memory-storage.ts'

const entry = (id: string): OutboxEntry => ({
  id,
  savedAt: 0,
  state: 'waiting',
  inquiry: {
    type: 'agent',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    message: 'Hello there',
    status: 'new',
    metadata: {source: '/', referrer: '', userAgent: ''},
  },
})

describe('the outbox', () => {
  it('parses any storage content as entries or nothing', async () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        expect(Array.isArray(parseEntries(stored))).toBe(true)
      }),
    )
    expect(
      parseEntries(
        JSON.stringify([
          null,
          {},
          entry('local_1700000000000_aaaaaa'),
          {...entry('local_1700000000000_bbbbbb'), state: 'x'},
        ]),
      ),
    ).toEqual([entry('local_1700000000000_aaaaaa')])
  })

  it('leaves no key behind when it is empty', async () => {
    const storage = memoryStorage()
    const outbox = createOutbox(() => storage, createLocks(undefined))
    expect(await outbox.add(entry('local_1700000000000_aaaaaa'))).toBe(true)
    expect(storage.getItem('local_inquiries')).toContain('local_1700000000000_aaaaaa')
    await outbox.remove('local_1700000000000_aaaaaa')
    expect(storage.getItem('local_inquiries')).toBeNull()
  })

  it('reports full storage', async () => {
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(
      await createOutbox(() => storage, createLocks(undefined)).add(entry('local_1700000000000_aaaaaa')),
    ).toBe(false)
  })

  it('makes ids that firestore.rules accepts and that do not come twice', () => {
    const ids = Array.from({length: 2000}, () => newInquiryId(1_700_000_000_000))
    for (const id of ids) expect(id).toMatch(/^local_[0-9]{13}_[a-z0-9]{6,20}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

// Node has the Web Locks of a browser.
describe('Web Locks', () => {
  const locks = createLocks(navigator.locks)

  it('run exclusive work one by one, in order, also after a failure', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 2))
      log.push(`${name} ends`)
      if (name === 'a') throw new Error('a failed')
      return name
    }
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => locks.exclusive('test', work(name))),
    )
    expect(results.map(({status}) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('answer busy while held, and run again when free', async () => {
    let free = () => {}
    const holding = locks.exclusive('other', () => new Promise<void>((resolve) => (free = resolve)))
    expect(await locks.ifAvailable('other', () => 'ran')).toBe('busy')
    expect(await locks.ifAvailable('another', () => 'ran')).toBe('ran')
    free()
    await holding
    await expect.poll(() => locks.ifAvailable('other', () => 'ran')).toBe('ran')
  })
})

it('runs the work without Web Locks', async () => {
  const locks = createLocks(undefined)
  expect(await locks.exclusive('test', () => locks.ifAvailable('test', () => 'ran'))).toBe('ran')
})
