import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {countAttempt, hourlyLimits} from '../../../../web/src/services/inquiries/rate-limit.ts'
import {memoryStorage} from './memory-storage.ts'

const hour = 3_600_000
const start = 1_700_000_000_000
const kinds = fc.constantFrom('contact', 'quote', 'general')

describe('countAttempt', () => {
  it('allows 3 contact, 10 quote and 5 general requests an hour, each kind and address by itself', () => {
    expect(hourlyLimits).toEqual({contact: 3, quote: 10, general: 5})
    const storage = memoryStorage()
    for (let i = 0; i < 3; i++)
      expect(countAttempt(() => storage, 'contact', 'a@b.co', start)).toEqual({allowed: true})
    expect(countAttempt(() => storage, 'contact', ' A@B.co ', start).allowed).toBe(false)
    expect(countAttempt(() => storage, 'contact', 'c@b.co', start).allowed).toBe(true)
    expect(countAttempt(() => storage, 'quote', 'a@b.co', start).allowed).toBe(true)
  })

  it('never allows more than the limit within any hour, and always again when the minutes it named are over', () => {
    const gaps = fc.array(fc.integer({min: 0, max: hour / 2}), {minLength: 1, maxLength: 60})
    fc.assert(
      fc.property(kinds, gaps, (kind, pauses) => {
        const storage = memoryStorage()
        const allowed: number[] = []
        let now = start
        for (const pause of pauses) {
          now += pause
          const verdict = countAttempt(() => storage, kind, 'a@b.co', now)
          if (verdict.allowed) {
            allowed.push(now)
            continue
          }
          expect(verdict.limit).toBe(hourlyLimits[kind])
          expect(verdict.minutes).toBeGreaterThanOrEqual(1)
          expect(verdict.minutes).toBeLessThanOrEqual(60)
          const later = memoryStorage(storage)
          expect(countAttempt(() => later, kind, 'a@b.co', now + verdict.minutes * 60_000).allowed).toBe(true)
        }
        for (const time of allowed) {
          const inHour = allowed.filter((other) => other <= time && other > time - hour)
          expect(inHour.length).toBeLessThanOrEqual(hourlyLimits[kind])
        }
      }),
    )
  })

  it('does not count refused attempts', () => {
    const storage = memoryStorage()
    for (let i = 0; i < 3; i++) countAttempt(() => storage, 'contact', 'a@b.co', start)
    for (let i = 1; i < 50; i++) countAttempt(() => storage, 'contact', 'a@b.co', start + i * 60_000)
    expect(countAttempt(() => storage, 'contact', 'a@b.co', start + hour).allowed).toBe(true)
  })

  it('forgets addresses after their hour', () => {
    const storage = memoryStorage()
    countAttempt(() => storage, 'contact', 'old@b.co', start)
    countAttempt(() => storage, 'contact', 'new@b.co', start + hour)
    expect(JSON.stringify([...storage.values()])).not.toContain('old@b.co')
  })

  it('is not locked for ever by a clock that was set back', () => {
    const storage = memoryStorage()
    for (let i = 0; i < 3; i++) countAttempt(() => storage, 'contact', 'a@b.co', start + 100 * hour)
    expect(countAttempt(() => storage, 'contact', 'a@b.co', start).allowed).toBe(true)
  })

  it('allows whatever is in storage or when there is none', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(countAttempt(forbidden, 'contact', 'a@b.co', start).allowed).toBe(true)
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (garbage) => {
        const storage = memoryStorage()
        storage.setItem('inquiry_attempts', garbage)
        expect(countAttempt(() => storage, 'contact', 'a@b.co', start).allowed).toBe(true)
      }),
    )
  })
})
