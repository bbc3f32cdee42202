import fc from 'fast-check'
import {expect, it} from 'vitest'
import {readNotification} from '../../../../functions/src/validate.ts'
import {cleanLine} from '../../../../web/src/services/inquiries/clean-text.ts'
import {toRecord} from '../../../../web/src/services/inquiries/inquiry-record.ts'
import {notificationFor} from '../../../../web/src/services/inquiries/notification.ts'
import type {InquiryRequest} from '../../../../web/src/services/inquiries/types.ts'
import {isEmail, validateRequest} from '../../../../web/src/services/inquiries/validate.ts'
import {anyText} from '../any-text.ts'

const visitor = {path: '/contact', referrer: '', userAgent: 'test'}
const anything: fc.Arbitrary<InquiryRequest> = fc.record({
  kind: fc.constant('contact'),
  type: fc.constantFrom('agent', 'general'),
  name: fc.oneof(anyText({minLength: 2, maxLength: 100}), fc.constantFrom("O'Neil & Sons", '<b>&lt;')),
  email: fc.oneof(fc.emailAddress(), fc.constant("o'neil&co@example.com")).filter(isEmail),
  phone: fc.constantFrom('', '214 555 0100'),
  message: anyText({minLength: 10, maxLength: 1000}),
})

it('is understood by the function, which reads what the visitor wrote', () => {
  fc.assert(
    fc.property(anything, (request) => {
      fc.pre(validateRequest(request).length === 0)
      const read = readNotification(notificationFor(toRecord(request, visitor, 0)))
      expect(read.type).toBe(request.type)
      expect(read.replyTo).toBe(request.email)
      expect(read.name).toBe(cleanLine(request.name))
      expect(read.details.phone).toBe(request.phone ? '(214) 555-0100' : undefined)
    }),
    {numRuns: 500},
  )
})

it('has the subject of the specification', () => {
  const request: InquiryRequest = {
    kind: 'contact',
    type: 'agent',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '',
    message: 'Please call me.',
  }
  expect(notificationFor(toRecord(request, visitor, 0)).subject).toBe('New agent Inquiry from Ada Lovelace')
})
