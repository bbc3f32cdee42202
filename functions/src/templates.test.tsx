import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readInquiry, type StoredInquiry} from './stored-inquiry.ts'
import {renderMail} from './templates.ts'

const inquiry: StoredInquiry = readInquiry('local_1795224757000_k3j9x2', {
  type: 'agent',
  name: 'Ada O&#39;Neil',
  email: 'ada@example.com',
  phone: '(214) 555-0134',
  message: 'I write &lt;b&gt;forty&lt;/b&gt; cases &amp;amp; more.',
  metadata: {source: '/contact', referrer: '', userAgent: ''},
})
const quote = {productType: 'Term Life', coverage: '$250,000', premium: '$31 a month'}

function shown(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('renderMail', () => {
  test('has the specified subject', () => {
    expect(renderMail(inquiry).subject).toBe("New Agent Inquiry from Ada O'Neil")
    expect(renderMail(inquiry, quote).subject).toBe("New Quote Inquiry from Ada O'Neil")
  })

  test('leaves no encoded word in the subject', () => {
    const {subject} = renderMail({...inquiry, name: '=?utf-8?q?=0D=0ABcc:_eve@example.com?='})
    expect(subject).not.toContain('=?')
    expect(subject).toContain('Bcc:_eve@example.com')
  })

  test('shows every value as typed, in both parts', () => {
    const {html, text} = renderMail(inquiry)
    const page = shown(html)
    for (const part of [page.body.textContent ?? '', text]) {
      expect(part).toContain("Ada O'Neil")
      expect(part).toContain('ada@example.com')
      expect(part).toContain('I write <b>forty</b> cases &amp; more.')
      expect(part).toContain('(214) 555-0134')
      expect(part).toContain('/contact')
    }
    expect(page.querySelector('b')).toBeNull()
  })

  test('shows product, coverage and premium of a quote', () => {
    const cells = shown(renderMail(inquiry, quote).html).querySelectorAll('td td')
    expect(Array.from(cells, (cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Term Life', '$250,000', '$31 a month']),
    )
  })

  test('asks for an answer only where one would arrive', () => {
    expect(renderMail(inquiry).text).toContain('Reply to this email')
    expect(renderMail({...inquiry, replyTo: undefined}).text).not.toContain('Reply to this email')
  })

  test('makes the same elements of any values', () => {
    const outline = (html: string) =>
      Array.from(shown(html).querySelectorAll('*'), ({tagName}) => tagName).join(' ')
    const value = fc.oneof(
      fc.string({minLength: 1}),
      fc.constantFrom('</td>', '<script>', '"><img src=x>', '&lt;b&gt;', '<!--', "'"),
    )
    fc.assert(
      fc.property(value, value, value, (name, message, phone) => {
        const {html} = renderMail({...inquiry, name, message, phone})
        expect(outline(html)).toBe(outline(renderMail(inquiry).html))
      }),
      {numRuns: 40},
    )
  })
})

describe('readInquiry', () => {
  test('gives no reply address that mail programs could read otherwise', () => {
    for (const email of ['a@b', 'a@b.co, c@d.co', 'Ada <a@b.co>', '=?utf-8?q?a?=@b.co', 7, undefined]) {
      expect(readInquiry('x', {email}).replyTo, String(email)).toBeUndefined()
    }
  })

  test('reads any document, one line each but the message', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (some, name) => {
        const read = readInquiry('x', {...some, metadata: {source: some.source}, name})
        expect(read.name + read.email + read.phone + read.source).not.toMatch(/[\r\n\p{Cc}]/u)
      }),
    )
  })
})
