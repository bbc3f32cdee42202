import {splitContact} from '@upline/domain/inquiry/contact.ts'
import {cleanEmail, isEmail} from '@upline/domain/inquiry/email.ts'
import {toRecord} from '@upline/domain/inquiry/inquiry-record.ts'
import {lengthOf} from '@upline/domain/inquiry/limits.ts'
import {cleanNpn, npnNote} from '@upline/domain/inquiry/npn.ts'
import {formatPhone, phoneWithNote} from '@upline/domain/inquiry/phone.ts'
import {maskSensitive, removeSensitive, sensitiveCode} from '@upline/domain/inquiry/sensitive.ts'
import {matchesStored} from '@upline/domain/inquiry/stored-patterns.ts'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {validateForm, validateRequest} from '@upline/domain/inquiry/validate.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {rulesAllow} from './firestore-rules.ts'
import typed from './typed-texts.json' with {type: 'json'}

/** What agents type. `sensitive` has the texts that the form asks about, by the code of the question. */
const {phones, emails, npns, messages, sensitive} = typed

const form = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '214 555 0100',
  state: '',
  licenseStatus: 'currentlyLicensed',
  experience: '0-2 years',
  interests: ['Medicare'],
  message: '',
} as const
const request: InquiryRequest = {
  kind: 'contact',
  type: 'agent',
  name: form.fullName,
  email: form.email,
  phone: form.phone,
  message: 'Please call me.',
}
const contracting = {npn: '', carriers: '', lines: '', states: ''}
const record = (changes: Partial<InquiryRequest>) =>
  toRecord({...request, ...changes}, {path: '/contact', referrer: '', userAgent: ''}, 0)

/** Checks that form, service and Firestore accept what a visitor typed. */
function expectAccepted(typed: Partial<typeof form | {npn: string}>, sent: Partial<InquiryRequest>): void {
  expect(validateForm({...form, ...typed})).toEqual([])
  expect(validateRequest({...request, ...sent})).toEqual([])
  expect(rulesAllow(record(sent))).toBe(true)
}

describe('honest', () => {
  test.each(phones)('phone %j', (phone) => {
    expectAccepted({phone} as object, {phone})
    expect(record({phone}).phone).toMatch(/^(\+1 )?\(214\) 555-0100( ext\. 77)?$/)
    expect(record({phone}).phone.includes('77')).toBe(phone.includes('77'))
  })
  test.each(emails)('email %j', (email) => {
    expectAccepted({email} as object, {email})
    expect(isEmail(cleanEmail(email))).toBe(true)
  })
  test.each(npns)('NPN %j', (npn) => {
    expectAccepted({npn}, {contracting: {...contracting, npn}})
    expect(cleanNpn(npn)).toMatch(/^\d{1,10}$/)
  })
  test.each(messages)('message %j', (message) => {
    expectAccepted({message} as object, {message: `A question: ${message}`})
    expect(maskSensitive(message)).toBe(message)
  })
})

test('emoji and accents count as one character each, up to six UTF-16 units', () => {
  const most = 1000 - lengthOf('A question: ')
  for (const [character, count] of [
    ['"', most],
    ['😀', most],
    ['🇺🇸', most],
    ['e\u0301', most],
    ['👨‍👩‍👧‍👦', 540],
  ] as const) {
    expectAccepted({}, {message: `A question: ${character.repeat(count)}`})
    const message = `A question: ${character.repeat(count + 10)}`
    expect(validateRequest({...request, message})).toEqual([{field: 'message', code: 'messageLength'}])
  }
})

describe.each(Object.entries(sensitive))('%s', (code, texts) => {
  test.each(texts)('%j', (text) => {
    const message = `Please note: ${text}`
    for (const field of ['fullName', 'carriers', 'message'] as const) {
      expect(validateForm({...form, [field]: message})).toEqual([{field, code}])
      expect(validateForm({...form, [field]: message}, new Set([message]))).toEqual([])
    }
    expect(validateRequest({...request, message})).toEqual([{field: 'message', code}])
    const confirmed = {message, confirmed: true}
    expect(validateRequest({...request, ...confirmed})).toEqual([])
    expect(rulesAllow(record(confirmed))).toBe(true)
    expect(sensitiveCode(maskSensitive(text))).toBeUndefined()
    expect(sensitiveCode(removeSensitive(message))).toBeUndefined()
    expect(removeSensitive(message)).toMatch(/^Please note:(?!.*\d{5})/s)
  })
})

test.each([
  ...[
    '214555010',
    '22145550100',
    '121455501000',
    'x77',
    '1-800-HEALT',
    '1-214-MEDICARE',
    '214-555-010 x77',
    '٢١٤٥٥٥٠١٠٠',
  ],
  ...[
    '+44 20 7946 0958',
    '+44 214 555 0100 office',
    '214-555-010 after 5pm',
    '214-555-0100 55',
    '2 214-555-0100 c',
  ],
  ...['214-555-010 option 2', '555-0100 area 214'],
])('the phone %j is invalid', (phone) => expect(formatPhone(phone)).toBeUndefined())

test.each([
  ...['214-555-0100 after 5pm', '214-555-0100, option 2', 'cell2145550100', '214-555-0100 or 214-555-0101'],
  ...[
    '214-555-0100 / 214-555-0101',
    '2145550100/2145550101/2145550102',
    '214-555-0100, (214) 555-0101',
    '214-555-0100 & 1-214-555-0101',
  ],
  ...['call between 9am and 5pm: 214-555-0100 x77', '214-555-0100 ext seven', '(214) 555-0100 (ask for Kim)'],
  ...['214-555-0100 | 214-555-0101', 'after 5: 214|555|0100'],
])('the phone %j is valid, and its note is kept', (phone) => {
  expectAccepted({phone} as object, {phone})
  expect(formatPhone(phone)).toMatch(/^\(214\) 555-0100( ext\. 77)?$/)
  expect(phoneWithNote(phone)).toBe(phone)
})

test.each([
  ['1-800-FLOWERS', '+1 (800) 356-9377'],
  ['1-800-MEDICARE', '+1 (800) 633-4227'],
  ['1‑800‑GO‑FEDEX', '+1 (800) 463-3339'],
  ['214-555-CARE', '(214) 555-2273'],
  ['(800) HEALTH1', '(800) 432-5841'],
])('the letters of the phone %j are the keys %s, and what was typed is kept', (phone, digits) => {
  expectAccepted({phone} as object, {phone})
  expect(formatPhone(phone)).toBe(digits)
  expect(phoneWithNote(phone)).toBe(phone)
})

test.each(['tel:214-555-0100', 'Phone 214 555 0100 x77', '214-555-0100 ext. 77'])(
  'the phone %j has no note',
  (phone) => expect(phoneWithNote(phone)).toBe(''),
)

test.each([
  ['12345678.0', '12345678'],
  ['12345678.00 (TX)', '12345678'],
  ['12.345.678', '12345678'],
])('the NPN %j is %s, without a decimal zero', (npn, number) => {
  expectAccepted({npn}, {contracting: {...contracting, npn}})
  expect(cleanNpn(npn)).toBe(number)
})

test.each([
  'ada..b@example.com',
  'ada.@example.com',
  '.ada@example.com',
  'ada@.example.com',
  'ada@example..com',
])('the email %j is invalid', (email) =>
  expect(validateForm({...form, email})).toEqual([{field: 'email', code: 'emailInvalid'}]),
)

const noNumber = [
  'none',
  'N/A',
  '-',
  'pending (exam 12/5)',
  'exam on 12/05/2026',
  'in 2 weeks',
  'see license',
  'applied for 11/2026',
]
test.each(noNumber)('the NPN %j is a note', (npn) => {
  expectAccepted({npn}, {contracting: {...contracting, npn}})
  expect(cleanNpn(npn)).toBe('')
  expect(npnNote(npn)).toBe(npn)
})

test.each(['12a', '12345678901', '12A45678', '12345678 or 87654321', '12345678.5', '1234567,89'])(
  'the NPN %j is invalid',
  (npn) => expect(validateForm({...form, npn})).toEqual([{field: 'npn', code: 'npnInvalid'}]),
)

test.each([
  ['ada@example.com', 'ada@example.com', ''],
  ['ada @ example.com', 'ada@example.com', ''],
  ['Ada <ada@example.com>', 'ada@example.com', ''],
  ['214-555-0100 x7', '', '(214) 555-0100 ext. 7'],
  ['ada@example.com or 214-555-0100', 'ada@example.com', '(214) 555-0100'],
  ['Call 214 555 0100, ada@example.com', 'ada@example.com', '(214) 555-0100'],
  ['ada@example.com please', 'ada@example.com', ''],
  ['214-555-0100|ada@example.com', 'ada@example.com', '(214) 555-0100'],
  ['write to ada@example.com/214.555.0100', 'ada@example.com', '(214) 555-0100'],
  ['call me', '', ''],
])('the contact %j has an address, a number or both', (contact, email, phone) => {
  const split = splitContact(contact)
  expect([cleanEmail(split.email), formatPhone(split.phone) ?? '']).toEqual([email, phone])
})

test('the rules of Firestore reject nothing that the form accepts', () => {
  const part = fc.constantFrom('is my ', ' ', '\n', ...'ssn social - . x 1EG4 TE5 MK73 ² ５'.split(' '), "'")
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const text = fc.array(fc.oneof(part, digits(2), digits(3), digits(4), digits(9)), {maxLength: 12})
  fc.assert(
    fc.property(text, (parts) => {
      const message = `A question: ${parts.join('')}`
      if (validateRequest({...request, message}).length === 0)
        expect(rulesAllow(record({message}))).toBe(true)
    }),
    {numRuns: 1000},
  )
})

test('a long text is checked within milliseconds', () => {
  const start = performance.now()
  for (const text of ['routing 1-', '1-2 ', 'ssn is ', '1 '].map((part) => part.repeat(1500)))
    sensitiveCode(text)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('stored phone numbers are formatted once', () => {
  for (const phone of phones) {
    const once = formatPhone(phone) ?? ''
    expect(formatPhone(once)).toBe(once)
    expect(matchesStored('phone', once)).toBe(true)
  }
})
