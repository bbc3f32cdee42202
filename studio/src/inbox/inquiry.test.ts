import {escapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {at, inquiry} from './inquiries.fixture.ts'
import {readInquiry, readNote} from './inquiry.ts'
import {replyLink} from './reply-link.ts'

describe('a stored inquiry', () => {
  test('is parsed as plain text', () => {
    expect(inquiry('a')).toMatchObject({
      name: "Ada O'Neil",
      message: 'Please call <me>.',
      receivedAt: 1_795_000_000_000,
      status: 'new',
      assignee: '',
      details: [
        ['metadata.source', '/contact'],
        ['metadata.userAgent', 'Mozilla/5.0'],
      ],
    })
  })

  test('shows unknown fields', () => {
    const {details} = inquiry('a', {metadata: {}, routing: {states: ['TX', 'OK']}, since: at(0)})
    expect(details).toEqual([
      ['routing.states', 'TX, OK'],
      ['since', '1970-01-01T00:00:00.000Z'],
    ])
  })

  test('is parsed from any fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        expect(readInquiry('a', fields).id).toBe('a')
        expect(readNote('a', fields).id).toBe('a')
      }),
    )
  })
})

describe('the reply link', () => {
  test('contains the address and a subject', () => {
    expect(replyLink(inquiry('a'))).toMatch(/^mailto:ada@example\.com\?subject=Your%20inquiry%20of%20/)
  })

  test('encodes the visitor’s address', () => {
    for (const email of ['a&bcc=x%y@example.com', 'a%3Fbcc=b@example.com']) {
      const link = new URL(replyLink(inquiry('a', {email: escapeHtml(email)})) ?? '')
      expect([...link.searchParams.keys()]).toEqual(['subject'])
      expect(decodeURIComponent(link.pathname)).toBe(email)
    }
  })

  test('is undefined without an address', () => {
    for (const email of ['', 'nobody', 'a@b', 'a@b.example?bcc=c@d.example'])
      expect(replyLink(inquiry('a', {email})), email).toBeUndefined()
  })
})
