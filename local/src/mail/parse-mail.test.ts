import {expect, test} from 'vitest'
import {largestParsed, parseMail} from './parse-mail.ts'

const mailFrom = (from: string) => Buffer.from(`From: ${from}\r\nSubject: Hello\r\n\r\nText`)
const parts = (size: number) =>
  `Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\nText\r\n'.repeat(size / 14)}`

test('a mail is parsed with the names of its addresses', async () => {
  expect(await parseMail(mailFrom('"Dana Reyes" <dana@example.com>'))).toMatchObject({
    from: '"Dana Reyes" <dana@example.com>',
    subject: 'Hello',
    text: 'Text',
  })
})

test.each([
  ['groups nested 3,000 times', mailFrom('g:'.repeat(3000))],
  ['parentheses nested 100,000 times', mailFrom('('.repeat(100_000))],
  ['quotation marks', mailFrom('"\\'.repeat(100_000))],
  ['as many parts as are parsed', Buffer.from(parts(largestParsed - 100))],
])('a mail with %s is parsed', async (_, raw) => {
  expect(await parseMail(raw)).toMatchObject({text: expect.stringContaining('Text')})
})

test('a larger mail is kept as its source', async () => {
  const source = parts(2 * largestParsed)
  expect(await parseMail(Buffer.from(source))).toMatchObject({
    subject: 'This mail could not be parsed',
    text: source,
  })
})
