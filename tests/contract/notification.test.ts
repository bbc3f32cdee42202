import {anyText} from '@upline/domain/inquiry/any-text.fixture.ts'
import {cleanLine, cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {cleanEmail, isEmail} from '@upline/domain/inquiry/email.ts'
import {toRecord} from '@upline/domain/inquiry/inquiry-record.ts'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {validateRequest} from '@upline/domain/inquiry/validate.ts'
import {readRequest} from '@upline/functions/read-request.ts'
import {readInquiry} from '@upline/functions/stored-inquiry.ts'
import {notificationFor} from '@upline/web/inquiry/notify-office.ts'
import fc from 'fast-check'
import {expect, it} from 'vitest'

const visitor = {path: '/contact', referrer: '', userAgent: 'test'}
const anything: fc.Arbitrary<InquiryRequest> = fc.record({
  kind: fc.constant('contact'),
  type: fc.constantFrom('agent', 'general'),
  name: fc.oneof(anyText({minLength: 2, maxLength: 100}), fc.constantFrom("O'Neil & Sons", '<b>&lt;')),
  email: fc.oneof(fc.emailAddress(), fc.constant("o'neil&co@example.com")).filter(isEmail),
  phone: fc.constantFrom('', '214 555 0100'),
  message: anyText({minLength: 10, maxLength: 1000}),
})

const id = 'local_1795224757000_k3j9x2'

it('is understood by the function, which reads what the visitor wrote from the stored inquiry', () => {
  fc.assert(
    fc.property(anything, (request) => {
      fc.pre(validateRequest(request).length === 0)
      const record = toRecord(request, visitor, 0)
      expect(readRequest(notificationFor(id, record)).inquiryId).toBe(id)
      const read = readInquiry(id, record)
      expect(read.type).toBe(request.type)
      expect(read.replyTo).toBe(cleanEmail(request.email))
      expect(read.name).toBe(cleanLine(request.name))
      expect(read.phone).toBe(request.phone ? '(214) 555-0100' : '')
      expect(read.message).toBe(cleanText(request.message))
    }),
    {numRuns: 500},
  )
})

it('of a request for a quote has its lines, as the mail has them from the stored inquiry', () => {
  const quote = {productType: 'Term & Whole Life', coverage: '$250,000', premium: '<31 a month'}
  const request: InquiryRequest = {
    kind: 'quote',
    type: 'general',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '',
    message: 'Please call me.',
    quote,
  }
  const record = toRecord(request, visitor, 0)
  expect(notificationFor(id, record).template).toBe('quote')
  expect(readRequest(notificationFor(id, record)).quote).toEqual(quote)
  expect(readInquiry(id, record).quote).toEqual(quote)
  expect(readInquiry(id, {...record, quote: 'none'}).quote).toBeUndefined()
})
