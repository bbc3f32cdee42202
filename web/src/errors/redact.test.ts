import fc from 'fast-check'
import {expect, it} from 'vitest'
import {addSecrets, redact} from './redact.ts'

it.each([
  ['cannot send to ada@example.com.', 'cannot send to [email].'],
  ['/contact?email=ada%40example.com&x=1', '/contact?email=[email]&x=1'],
  ['call (214) 555-0100 now', 'call [phone] now'],
  ['+1 214.555.0100', '[phone]'],
  ['12145550100', '[phone]'],
  ...[
    'at submit@http://localhost:5173/assets/index-4f3a2b1c.js:12:345',
    'local_1700000000000_abcdefghij',
    'Error 503 at 2025-06-01T10:00:00.000Z',
  ].map((text) => [text, text]),
])('takes only addresses and numbers out of %j', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

it('leaves no address, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      expect(redact(`${before} ${address} ${after}`)).not.toContain(address)
    }),
  )
})

it('hides what was added, whole or a word of a name, in any case', () => {
  addSecrets(['Ada Lovelace', 'A'])
  expect(redact('Cannot read "ADA" of Lovelace, Ada in Canada. A thing.')).toBe(
    'Cannot read "[redacted]" of [redacted], [redacted] in Canada. A thing.',
  )
  addSecrets(['Grace (C++) Hopper', 'write to ada@example.com or 214 555 0100'])
  expect(redact('Grace (C++) Hopper')).toBe('[redacted]')
  expect(redact('ada@example.com')).toBe('[email]')
  expect(redact('It said: write to ada@example.com or 214 555 0100')).toBe('It said: [redacted]')
})
