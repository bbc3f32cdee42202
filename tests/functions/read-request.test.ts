import {InvalidRequest, readRequest} from '@upline/functions/read-request.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {hostileRequests, inquiryRequest, quoteRequest} from './notification-requests.ts'

describe('readRequest', () => {
  test('takes the specified envelope, and of it the inquiry', () => {
    expect(readRequest(inquiryRequest)).toEqual({inquiryId: 'local_1795224757000_k3j9x2', quote: undefined})
  })

  test('takes the three lines of a quote', () => {
    expect(readRequest(quoteRequest).quote).toEqual({
      productType: 'Term Life',
      coverage: '$250,000',
      premium: '$31 a month',
    })
  })

  test('needs nothing but template and inquiry, under either form of id', () => {
    const least = (inquiryId: string) => readRequest({template: 'inquiry', data: {inquiryId}}).inquiryId
    expect(least('local_1795224757000_k3j9x2')).toBe('local_1795224757000_k3j9x2')
    expect(least('Abcdefghij0123456789')).toBe('Abcdefghij0123456789')
  })

  test.each(hostileRequests)('refuses %s', (_, request, field) => {
    expect(() => readRequest(request)).toThrow(InvalidRequest)
    expect(() => readRequest(request)).toThrow(new RegExp(`^${field}`))
  })

  test('never repeats what the caller sent', () => {
    for (const [, request] of hostileRequests) {
      expect(() => readRequest(request)).not.toThrow(/Ada|example|passwd|169\.254/)
    }
  })

  test('answers anything with a request or a sentence', () => {
    const near = fc.record(
      Object.fromEntries(
        Object.entries(quoteRequest).map(([key, value]) => [
          key,
          fc.oneof(fc.constant(value), fc.anything(), fc.string()),
        ]),
      ),
      {requiredKeys: []},
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (input) => {
        try {
          expect(readRequest(input).inquiryId).toMatch(/^\w+$/)
        } catch (error) {
          if (!(error instanceof InvalidRequest)) throw error
        }
      }),
    )
  })
})
