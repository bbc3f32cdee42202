import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {escapeHtml} from './escape-html.ts'
import {maskSensitive, sensitiveKind} from './sensitive.ts'
import {matchesStored} from './stored-patterns.ts'

const digits = (count: number) =>
  fc.array(fc.integer({min: 0, max: 9}), {minLength: count, maxLength: count}).map((list) => list.join(''))

/** Whether the rules of Firestore would refuse it. */
const isRefusedByRules = (text: string) => {
  const stored = escapeHtml(text)
  return matchesStored('socialSecurity', stored) || matchesStored('bankNumber', stored)
}

describe('a Social Security number is found', () => {
  test.each([
    '123-45-6789',
    'SSN 123456789',
    'ssn: 123 45 6789.',
    'My social security number is 123456789',
    'Social Security #: 123.45.6789',
    'It is 123–45–6789, thanks',
    'Call 214-555-0142. SSN-123-45-6789',
    'S.S.N. 123-45-6789',
    '123456789 is my SSN',
    'The social that you asked for on the phone was 123456789',
    'a\nb\n123-45-6789\nc',
    'My itin 912-34-5678',
    'two: 123 45 6789',
    '123456789',
    'For the background check: 123456789.',
    '123/45/6789',
    '123 - 45 - 6789',
    '123−45−6789',
    '１２３-４５-６７８９',
    'Soc. Sec. No. 123 456 789',
    'ssn 1 2 3 4 5 6 7 8 9',
    'tax id 12-3456789',
  ])('%s', (text) => expect(sensitiveKind(text)).toBe('socialSecurity'))

  test('in any text around it', () => {
    fc.assert(
      fc.property(fc.lorem(), digits(3), digits(2), digits(4), fc.lorem(), (before, a, b, c, after) => {
        const text = `${before} ${a}-${b}-${c} ${after}`
        expect(sensitiveKind(text)).toBe('socialSecurity')
        expect(isRefusedByRules(text)).toBe(true)
      }),
    )
  })
})

describe('bank data is found', () => {
  test.each([
    'Routing number 111000025',
    'routing: 111000025, account: number 12345678',
    'ABA 111000025',
    'Bank account 000123456789',
    'my checking account is 12345678',
    'Account number: 2145550142',
    'acct # 0012345678',
    'Savings account at the First Bank, 123456789012',
    'Account no. 1234 5678 9012',
    '4111 1111 1111 1111',
    '4111111111111111',
    '021000021',
    'direct deposit: 021000021 / 1234567',
    'IBAN DE89370400440532013000',
  ])('%s', (text) => expect(sensitiveKind(text)).toBe('bankNumber'))
})

describe('what agents do send is not refused', () => {
  test.each([
    'Call me at 214-555-0142 or (214) 555-0143.',
    '+1 (214) 555-0142, 2145550142, 214.555.0142, 1-214-555-0142',
    'Dallas, TX 75201-1234',
    'NPN 12345678, license number 123456789',
    'My NPN is 987654321',
    'I have a bank account manager, call 2145550142',
    'My account manager is Kim, 214-555-0142',
    'I wrote 120 policies in 2024-25, $1,250,000 in premium',
    'Since 2017-10-15; 24/7; 10-12-2024',
    'Social media: 12,000 followers',
    '214-555-0142 ext. 12345, 2145550142x123',
    '123456789 is my NPN',
    'Writing number 123456789, policy 987654321',
    'Premium of 250000000, $123456789, #123456789',
    'me123456789@example.com, 123456789@example.com',
    'Social media: 12,000 followers; 2026-10-15',
    'We met at First Bank. NPN 12345678',
    'I need direct deposit; my phone is 214 555 0142',
    '',
  ])('%s', (text) => expect(sensitiveKind(text)).toBeUndefined())

  const phone = fc
    .tuple(digits(3), digits(3), digits(4), fc.constantFrom('-', '.', ' '), fc.boolean())
    .map(([a, b, c, sign, isLong]) => `${isLong ? '+1 ' : ''}${a}${sign}${b}${sign}${c}`)
  const bare = digits(10)
  const bracketed = fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `(${a}) ${b}-${c}`)
  const zip = fc.tuple(digits(5), digits(4)).map((parts) => parts.join('-'))
  const npn = fc
    .integer({min: 1, max: 10})
    .chain(digits)
    .map((number) => `NPN ${number}`)

  test('phone numbers, ZIP+4 and licence numbers in any text', () => {
    const harmless = fc.oneof(phone, bare, bracketed, zip, npn)
    fc.assert(
      fc.property(fc.lorem(), harmless, fc.lorem(), harmless, (before, one, between, two) => {
        expect(sensitiveKind(`${before} ${one} ${between} ${two}`)).toBeUndefined()
      }),
    )
  })
})

test('the rules of Firestore refuse nothing that the form takes', () => {
  const part = fc.constantFrom(
    'ssn',
    'social',
    'routing',
    'bank account',
    'acct #',
    ' ',
    '-',
    '.',
    '\n',
    "'",
    'is',
    'x',
  )
  const text = fc
    .array(fc.oneof(part, digits(2), digits(3), digits(4), digits(9)), {maxLength: 12})
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      if (isRefusedByRules(typed)) expect(sensitiveKind(typed)).toBeDefined()
    }),
    {numRuns: 1000},
  )
})

test('masked text has no sensitive number', () => {
  expect(maskSensitive('Call 214-555-0142, SSN 123-45-6789.')).toBe('Call 214-555-0142, SSN •••-••-••••.')
  expect(maskSensitive('Call 214-555-0142.')).toBe('Call 214-555-0142.')
  const label = fc.constantFrom('ssn ', 'routing ', 'bank account ', 'acct # ', 'my social is ')
  fc.assert(
    fc.property(label, digits(9), (prefix, number) => {
      expect(sensitiveKind(maskSensitive(`${prefix}${number}`))).toBeUndefined()
    }),
  )
})

test('a long text costs no more than milliseconds', () => {
  const start = performance.now()
  sensitiveKind('routing 1-'.repeat(100))
  sensitiveKind('1-2 '.repeat(1500))
  expect(performance.now() - start).toBeLessThan(2000)
})
