import {InvalidNotification, readNotification} from '@upline/functions/src/validate.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {hostileRequests, inquiryRequest, quoteRequest} from './notification-requests.ts'

describe('readNotification', () => {
  test('takes the specified envelope and unescapes its texts once', () => {
    expect(readNotification(inquiryRequest)).toEqual({
      template: 'inquiry',
      type: 'agent',
      name: "Ada O'Neil",
      replyTo: 'ada@example.com',
      message: 'License: Currently Licensed.\nI write <b>forty</b> cases &amp; more.',
      details: {phone: '(214) 555-0134', source: '/contact'},
    })
  })

  test('takes a quote', () => {
    expect(readNotification(quoteRequest)).toMatchObject({template: 'quote', details: quoteRequest.data})
  })

  test('needs neither recipient nor markup nor data', () => {
    const {to: _to, html: _html, data: _data, ...least} = inquiryRequest
    expect(readNotification(least).details).toEqual({})
  })

  test('takes what the longest allowed inquiry grows to', () => {
    const subject = `New general Inquiry from ${'&quot;'.repeat(100)}`
    const text = '&quot;'.repeat(1000)
    const {name, message} = readNotification({...inquiryRequest, subject, text})
    expect([name.length, message.length]).toEqual([100, 1000])
  })

  test.each([
    ['a line end and a header', 'Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['a lone line feed', 'Ada\nX: y', 'Ada X: y'],
    ['a line separator', 'Ada\u2028X: y', 'Ada X: y'],
    ['a null', 'Ada\u0000Lovelace', 'AdaLovelace'],
    ['marks that turn the text', 'Ada\u202egro.live', 'Adagro.live'],
    ['half a surrogate pair', 'Ada\ud83d', 'Ada\ufffd'],
  ])('makes one line of a name with %s', (_, name, cleaned) => {
    expect(readNotification({...inquiryRequest, subject: `New agent Inquiry from ${name}`}).name).toBe(
      cleaned,
    )
  })

  test.each(hostileRequests)('refuses %s', (_, request, field) => {
    expect(() => readNotification(request)).toThrow(InvalidNotification)
    expect(() => readNotification(request)).toThrow(new RegExp(`^${field}`))
  })

  test('never repeats what the caller sent', () => {
    for (const [, request] of hostileRequests) {
      expect(() => readNotification(request)).not.toThrow(/Ada|example|passwd|169\.254/)
    }
  })

  test('answers anything with a notification or a sentence', () => {
    const near = fc.record(
      Object.fromEntries(
        Object.entries(inquiryRequest).map(([key, value]) => [
          key,
          fc.oneof(fc.constant(value), fc.anything(), fc.string()),
        ]),
      ),
      {requiredKeys: []},
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (input) => {
        try {
          const {name, message, replyTo} = readNotification(input)
          expect(name).not.toMatch(/[\r\n\p{Cc}]/u)
          expect(message.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
          expect(replyTo).toMatch(/^[!-~]+@[!-~]+$/)
        } catch (error) {
          if (!(error instanceof InvalidNotification)) throw error
        }
      }),
    )
  })
})
