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

  test('shows the letters of a name that a program reversed', () => {
    expect(inquiry('a', {name: '\u202elive\u202c &amp; \ud83d'}).name).toBe('live & \ufffd')
  })

  test('shows unknown fields', () => {
    const {details} = inquiry('a', {metadata: {}, routing: {states: ['TX', 'OK'], copies: 2}, since: at(0)})
    expect(details).toEqual([
      ['routing.states', 'TX, OK'],
      ['routing.copies', '2'],
      ['since', '1970-01-01T00:00:00.000Z'],
    ])
  })

  test('lists its deliveries to another system, oldest event first, and not as an answer of the visitor', () => {
    const {deliveries, details} = inquiry('a', {
      handOver: {
        n1: {time: at(2000), attempts: 3, lastError: 'HTTP 503', busyUntil: at(0)},
        created: {time: at(1000), attempts: 1, lastError: '', busyUntil: at(0), deliveredAt: at(1500)},
        damaged: null,
      },
      metadata: {},
    })
    expect(deliveries).toEqual([
      {event: 'damaged', time: 0, attempts: 0, lastError: '', busyUntil: 0, deliveredAt: 0, askedAt: 0},
      {event: 'created', time: 1000, attempts: 1, lastError: '', busyUntil: 0, deliveredAt: 1500, askedAt: 0},
      {event: 'n1', time: 2000, attempts: 3, lastError: 'HTTP 503', busyUntil: 0, deliveredAt: 0, askedAt: 0},
    ])
    expect(details).toEqual([])
  })

  test('has notes, changes and sends; another kind is a note', () => {
    const kinds = ['note', 'change', 'send', 'other', undefined].map((kind) => readNote('a', {kind}).kind)
    expect(kinds).toEqual(['note', 'change', 'send', 'note', 'note'])
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

const texts = {greeting: 'Hello {name},', signature: '{author}\nLicense 12', disclaimers: ['Not every plan.']}

test('answers of the form are fields, the rest is the message', () => {
  const message = 'License status: Licensed\nInterests: Term, Health: both\n\nCall me: today'
  expect(inquiry('a', {message})).toMatchObject({
    message: 'Call me: today',
    details: [
      ['License status', 'Licensed'],
      ['Interests', 'Term, Health: both'],
      ['metadata.source', '/contact'],
      ['metadata.userAgent', 'Mozilla/5.0'],
    ],
  })
  expect(inquiry('a', {message: 'Hello\nPhone: 1\n\nBye'}).message).toBe('Hello\nPhone: 1\n\nBye')
})

describe('the reply link', () => {
  const link = (fields = {}) => replyLink(inquiry('a', fields), texts, 'Ana Ruiz')

  test('opens a mail with greeting, signature, disclaimers and the question', () => {
    const {searchParams, pathname} = new URL(link({message: 'One\nTwo'}) ?? '')
    expect(pathname).toBe('ada@example.com')
    expect(searchParams.get('subject')).toMatch(/^Your inquiry of /)
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
      "Hello Ada O'Neil,\n\n\n\nAna Ruiz\nLicense 12\n\nNot every plan.\n\n> One\n> Two",
    )
  })

  test('shortens a long question and stays a valid link', () => {
    const long = link({message: '😀 & <b>%'.repeat(500)}) ?? ''
    expect(long.length).toBeLessThanOrEqual(2000)
    expect(new URL(long).searchParams.get('body')).toMatch(/> 😀.*…$/)
  })

  test('has no half emoji, as a program may send it', () => {
    const body = link({name: 'Dana \ud83d', message: 'Hello \ude00'})
    expect(body).toMatch(/body=Hello%20Dana%20%EF%BF%BD%2C.*Hello%20%EF%BF%BD/)
  })

  test('encodes the visitor’s address', () => {
    for (const email of ['a&bcc=x%y@example.com', 'a%3Fbcc=b@example.com']) {
      const address = new URL(link({email: escapeHtml(email)}) ?? '')
      expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
      expect(decodeURIComponent(address.pathname)).toBe(email)
    }
  })

  test('is undefined without an address', () => {
    for (const email of ['', 'nobody', 'a@b', 'a@b.example?bcc=c@d.example'])
      expect(link({email}), email).toBeUndefined()
  })
})
