import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {memoryStorage} from '../../../tests/support/memory-storage.ts'
import {countAttempt, hourlyLimits} from './rate-limit.ts'

const hour = 3_600_000
const start = 1_700_000_000_000
const kinds = fc.constantFrom('contact', 'quote', 'general')

describe('countAttempt', () => {
  it('allows 3 contact, 10 quote and 5 general requests an hour, per kind and address', async () => {
    expect(hourlyLimits).toEqual({contact: 3, quote: 10, general: 5})
    const storage = memoryStorage()
    for (let i = 0; i < 3; i++)
      expect(await countAttempt(() => storage, 'contact', 'a@b.co', start)).toBeUndefined()
    expect(await countAttempt(() => storage, 'contact', ' A@B.co ', start)).toBeDefined()
    expect(await countAttempt(() => storage, 'contact', 'c@b.co', start)).toBeUndefined()
    expect(await countAttempt(() => storage, 'quote', 'a@b.co', start)).toBeUndefined()
  })

  it('never allows more than the limit within any hour, and always again when the minutes it named are over', async () => {
    const gaps = fc.array(fc.integer({min: 0, max: hour / 2}), {minLength: 1, maxLength: 60})
    await fc.assert(
      fc.asyncProperty(kinds, gaps, async (kind, pauses) => {
        const storage = memoryStorage()
        const allowed: number[] = []
        let now = start
        for (const pause of pauses) {
          now += pause
          const excess = await countAttempt(() => storage, kind, 'a@b.co', now)
          if (!excess) {
            allowed.push(now)
            continue
          }
          expect(excess.limit).toBe(hourlyLimits[kind])
          expect(excess.minutes).toBeGreaterThanOrEqual(1)
          expect(excess.minutes).toBeLessThanOrEqual(60)
          const later = memoryStorage()
          later.setItem('inquiry_attempts', storage.getItem('inquiry_attempts') ?? '')
          const then = now + excess.minutes * 60_000
          expect(await countAttempt(() => later, kind, 'a@b.co', then)).toBeUndefined()
        }
        for (const time of allowed) {
          const inHour = allowed.filter((other) => other <= time && other > time - hour)
          expect(inHour.length).toBeLessThanOrEqual(hourlyLimits[kind])
        }
      }),
    )
  })

  it('keeps a hash of each address, and for its hour only', async () => {
    const storage = memoryStorage()
    const keys = () => JSON.parse(storage.getItem('inquiry_attempts') ?? '').map(([key]: [string]) => key)
    await countAttempt(() => storage, 'contact', 'old@b.co', start)
    const [old] = keys()
    expect(old).toMatch(/^contact [0-9a-f]{64}$/)
    await countAttempt(() => storage, 'contact', 'new@b.co', start + hour)
    expect(keys()).toHaveLength(1)
    expect(keys()).not.toContain(old)
  })

  it('is not locked for ever by a clock that was set back', async () => {
    const storage = memoryStorage()
    for (let i = 0; i < 3; i++) await countAttempt(() => storage, 'contact', 'a@b.co', start + 100 * hour)
    expect(await countAttempt(() => storage, 'contact', 'a@b.co', start)).toBeUndefined()
  })

  it('allows an attempt if storage contains anything else or is missing', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(await countAttempt(forbidden, 'contact', 'a@b.co', start)).toBeUndefined()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (garbage) => {
        const storage = memoryStorage()
        storage.setItem('inquiry_attempts', garbage)
        expect(await countAttempt(() => storage, 'contact', 'a@b.co', start)).toBeUndefined()
      }),
    )
  })
})
