import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {createRedactor} from './redact.ts'

const {redact} = createRedactor()

describe('redact', () => {
  it.each([
    ['cannot send to ada@example.com.', 'cannot send to [email].'],
    ['/contact?email=ada%40example.com&x=1', '/contact?email=[email]&x=1'],
    ['call (214) 555-0100 now', 'call [phone] now'],
    ['+1 214.555.0100', '[phone]'],
    ['12145550100', '[phone]'],
  ])('takes addresses and numbers out of %j', (text, redacted) => {
    expect(redact(text)).toBe(redacted)
  })

  it.each([
    'at submit@http://localhost:5173/assets/index-4f3a2b1c.js:12:345',
    'local_1700000000000_abcdefghij',
    'Error 503 at 2025-06-01T10:00:00.000Z',
  ])('leaves %j as it is', (text) => {
    expect(redact(text)).toBe(text)
  })

  it('leaves no address, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
        expect(redact(`${before} ${address} ${after}`)).not.toContain(address)
      }),
    )
  })

  it('hides what was added, whole or a word of a name, in any case', () => {
    const redactor = createRedactor()
    redactor.add(['Ada Lovelace', 'A'])
    expect(redactor.redact('Cannot read "ADA" of Lovelace, Ada in Canada. A thing.')).toBe(
      'Cannot read "[redacted]" of [redacted], [redacted] in Canada. A thing.',
    )
    redactor.add(['Grace (C++) Hopper', 'write to ada@example.com or 214 555 0100'])
    expect(redactor.redact('Grace (C++) Hopper')).toBe('[redacted]')
    expect(redactor.redact('ada@example.com')).toBe('[email]')
    expect(redactor.redact('It said: write to ada@example.com or 214 555 0100')).toBe('It said: [redacted]')
  })
})
