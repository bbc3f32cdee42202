import {describe, expect, test} from 'vitest'
import {at, inquiry} from './inquiries.fixture.ts'
import type {Inquiry} from './inquiry.ts'
import {InquiryCache} from './inquiry-cache.ts'

const start = 1_795_000_000_000
const person = (i: number, fields: object = {}) =>
  inquiry(`i${i}`, {name: `Person ${i}`, timestamp: at(start + i), ...fields})

/** Firestore as far as the cache asks it. A page's cursor is the place where the next begins. */
class Stored {
  all: Inquiry[] = []
  isDown = false
  pages = 0

  async page(size: number, after?: unknown) {
    this.pages += 1
    this.#answer()
    const newest = this.all.toSorted((a, b) => b.receivedAt - a.receivedAt)
    const from = Number(after ?? 0)
    const inquiries = newest.slice(from, from + size)
    // The cache returns the cursor unchanged.
    return {inquiries, next: inquiries.length < size ? undefined : ((from + size) as never)}
  }
  async changedSince(time: number) {
    this.#answer()
    return this.all.filter(({changedAt}) => changedAt > 0 && changedAt >= time)
  }
  async lastChange() {
    this.#answer()
    return Math.max(0, ...this.all.map(({changedAt}) => changedAt))
  }
  async undelivered() {
    return this.all.filter(({notification}) => notification?.notified === false)
  }
  async get(id: string) {
    return this.all.find((each) => each.id === id)
  }
  put(changed: Inquiry) {
    this.all = [...this.all.filter(({id}) => id !== changed.id), changed]
  }
  #answer() {
    if (this.isDown) throw new Error('down')
  }
}

function opened(count: number) {
  const stored = new Stored()
  stored.all = Array.from({length: count}, (_, i) => person(i))
  return {stored, cache: new InquiryCache(stored)}
}

describe('the inquiry cache', () => {
  test('loads a first page, newest first', async () => {
    const {cache} = opened(250)
    await cache.refresh()
    const {inquiries, isComplete} = cache.snapshot()
    expect([inquiries.length, inquiries[0]?.id, isComplete]).toEqual([100, 'i249', false])
  })

  test('loads all inquiries once', async () => {
    const {cache, stored} = opened(5000)
    await Promise.all([cache.refresh(), cache.more(), cache.all()])
    expect(new Set(cache.snapshot().inquiries.map(({id}) => id)).size).toBe(5000)
    expect(cache.snapshot()).toMatchObject({isComplete: true, isLoading: false})
    // The first page, the refresh and two further ones.
    expect(stored.pages).toBe(4)
  })

  test('loads new inquiries and changes by others', async () => {
    const {cache, stored} = opened(3)
    await cache.refresh()
    stored.put(person(7))
    stored.put(person(1, {status: 'contacted', changedAt: at(start + 99)}))
    await cache.refresh()
    const {inquiries} = cache.snapshot()
    expect(inquiries[0]?.id).toBe('i7')
    expect(inquiries.find(({id}) => id === 'i1')?.status).toBe('contacted')
  })

  test('contains older inquiries with failed emails', async () => {
    const {cache, stored} = opened(500)
    stored.put(person(2, {notification: {notified: false, attempts: 9, lastError: 'EAUTH'}}))
    await cache.refresh()
    expect(cache.snapshot().inquiries.at(-1)?.id).toBe('i2')
    await cache.all()
    expect(cache.snapshot().inquiries).toHaveLength(500)
    stored.put(person(2, {notification: {notified: true, attempts: 10, lastError: ''}}))
    await cache.refresh()
    expect(cache.snapshot().inquiries.at(-3)).toMatchObject({id: 'i2', notification: {notified: true}})
  })

  test('loads all inquiries of a busy minute', async () => {
    const {cache, stored} = opened(3)
    await cache.refresh()
    for (let i = 3; i < 40; i += 1) stored.put(person(i))
    await cache.refresh()
    expect(cache.snapshot().inquiries).toHaveLength(40)
  })

  test('keeps inquiries during an outage and reports the error', async () => {
    const {cache, stored} = opened(120)
    await cache.refresh()
    stored.isDown = true
    await cache.more()
    expect(cache.snapshot()).toMatchObject({error: new Error('down'), isLoading: false})
    await expect(cache.all()).rejects.toThrow('down')
    expect(cache.snapshot().inquiries).toHaveLength(100)
    stored.isDown = false
    await cache.all()
    expect(cache.snapshot()).toMatchObject({error: undefined, isComplete: true})
    expect(cache.snapshot().inquiries).toHaveLength(120)
  })

  test('removes only erased inquiries', async () => {
    const {cache, stored} = opened(250)
    await cache.all()
    stored.all = stored.all.filter(({id}) => id !== 'i240' && id !== 'i249')
    await cache.refresh()
    expect(cache.snapshot().inquiries.map(({id}) => id)).toEqual(stored.all.map(({id}) => id).reverse())
    stored.all = []
    await cache.refresh()
    expect(cache.snapshot().inquiries).toEqual([])
  })
})
