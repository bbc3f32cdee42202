import fc from 'fast-check'
import {expect, it, vi} from 'vitest'
import {memoryStorage} from '../../../tests/support/memory-storage.ts'
import {createOutbox, newInquiryId, parseEntries} from './outbox.ts'
import {hasWaitingInquiries, outboxKey} from './outbox-status.ts'

const entry = {id: 'local_1700000000000_aaaaaa', savedAt: 0, state: 'waiting', inquiry: {}}

it('parses any storage content as entries or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      expect(Array.isArray(parseEntries(stored))).toBe(true)
    }),
  )
  const list = [null, {}, entry, {...entry, id: 'x'}, {...entry, state: 'x'}]
  expect(parseEntries(JSON.stringify(list))).toEqual([entry])
})

it('knows whether inquiries of an earlier visit wait', () => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  expect(hasWaitingInquiries()).toBe(false)
  storage.setItem(outboxKey, JSON.stringify([entry]))
  expect(hasWaitingInquiries()).toBe(true)
  vi.unstubAllGlobals()
})

it('reports full storage', async () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const [parsed] = parseEntries(JSON.stringify([entry]))
  const outbox = createOutbox(() => storage, undefined)
  expect(parsed && (await outbox.add(parsed))).toBe(false)
})

it('makes ids that firestore.rules accepts and that do not come twice', () => {
  const ids = Array.from({length: 2000}, () => newInquiryId(1_700_000_000_000))
  for (const id of ids) expect(id).toMatch(/^local_[0-9]{13}_[a-z0-9]{6,20}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
