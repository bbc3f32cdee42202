import {renderMail} from '@upline/functions/src/templates.ts'
import {readNotification} from '@upline/functions/src/validate.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {inquiryRequest, quoteRequest} from './notification-requests.ts'

function shown(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('renderMail', () => {
  test('builds the specified subject again', () => {
    expect(renderMail(readNotification(inquiryRequest)).subject).toBe("New agent Inquiry from Ada O'Neil")
  })

  test('shows every value as it was typed, in both parts', () => {
    const {html, text} = renderMail(readNotification(inquiryRequest))
    const page = shown(html)
    for (const part of [page.body.textContent ?? '', text]) {
      expect(part).toContain("Ada O'Neil")
      expect(part).toContain('I write <b>forty</b> cases &amp; more.')
      expect(part).toContain('(214) 555-0134')
    }
    expect(page.querySelector('b')).toBeNull()
  })

  test('keeps nothing of the markup that the caller sent', () => {
    const {html, text} = renderMail(
      readNotification({...inquiryRequest, html: '<a href="http://evil.example">x</a>'}),
    )
    expect(html + text).not.toContain('evil')
  })

  test('shows product, coverage and premium of a quote', () => {
    const cells = shown(renderMail(readNotification(quoteRequest)).html).querySelectorAll('td td')
    expect(Array.from(cells, (cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Term Life', '$250,000', '$31 a month']),
    )
  })

  test('makes the same elements of any values', () => {
    const outline = (html: string) =>
      Array.from(shown(html).querySelectorAll('*'), ({tagName}) => tagName).join(' ')
    const plain = renderMail(readNotification(inquiryRequest))
    const value = fc.oneof(
      fc.string({minLength: 1}),
      fc.constantFrom('</td>', '<script>', '"><img src=x>', '&lt;b&gt;', '<!--', "'"),
    )
    fc.assert(
      fc.property(value, value, value, (name, message, phone) => {
        const {details, ...rest} = readNotification(inquiryRequest)
        const {html} = renderMail({...rest, name, message, details: {...details, phone}})
        expect(outline(html)).toBe(outline(plain.html))
      }),
      {numRuns: 40},
    )
  })
})
