import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {formatPhone} from './phone.ts'

const digits = (length: number) =>
  fc.array(fc.integer({min: 0, max: 9}), {minLength: length, maxLength: length}).map((list) => list.join(''))

describe('formatPhone', () => {
  it.each([
    ['2145550100', '(214) 555-0100'],
    ['(214) 555-0100', '(214) 555-0100'],
    [' 214.555.0100 ', '(214) 555-0100'],
    ['1 214 555 0100', '+1 (214) 555-0100'],
    ['+1-214-555-0100', '+1 (214) 555-0100'],
  ])('formats %j', (input, formatted) => {
    expect(formatPhone(input)).toBe(formatted)
  })

  it.each([
    '',
    '214555010',
    '22145550100',
    '121455501000',
    'call 2145550100',
    '2145550100 ext 5',
    '２１４５５５０１００',
  ])('refuses %j', (input) => {
    expect(formatPhone(input)).toBeUndefined()
  })

  it('accepts a number whatever separators stand between its digits, and keeps the digits', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')'), {minLength: 11, maxLength: 11})
    fc.assert(
      fc.property(
        fc.oneof(
          digits(10),
          digits(10).map((rest) => `1${rest}`),
        ),
        separators,
        (number, between) => {
          const written = [...number].map((digit, index) => `${between[index]}${digit}`).join('')
          expect(formatPhone(written)?.replace(/\D/g, '')).toBe(number)
        },
      ),
    )
  })

  it('returns formatted numbers unchanged', () => {
    fc.assert(
      fc.property(digits(10), (number) => {
        const once = formatPhone(number) ?? ''
        expect(formatPhone(once)).toBe(once)
      }),
    )
  })

  it('refuses every other count of digits', () => {
    fc.assert(
      fc.property(
        fc
          .integer({min: 0, max: 30})
          .filter((n) => n !== 10 && n !== 11)
          .chain(digits),
        (number) => {
          expect(formatPhone(number)).toBeUndefined()
        },
      ),
    )
  })
})
