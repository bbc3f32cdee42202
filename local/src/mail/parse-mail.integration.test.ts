import {setImmediate as nextTurn} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {parseMail} from './parse-mail.ts'

const mailFrom = (from: string) => Buffer.from(`From: ${from}\r\nSubject: Hello\r\n\r\nText`)

test('a mail is parsed with the names of its addresses', async () => {
  expect(await parseMail(mailFrom('"Dana Reyes" <dana@example.com>'))).toMatchObject({
    from: '"Dana Reyes" <dana@example.com>',
    subject: 'Hello',
    text: 'Text',
  })
})

test.each([
  ['groups nested 3,000 times', mailFrom('g:'.repeat(3000))],
  ['a header of 3 MB', mailFrom('g:'.repeat(1_500_000))],
  ['parentheses nested 100,000 times', mailFrom('('.repeat(100_000))],
  ['quotation marks', mailFrom('"\\'.repeat(100_000))],
])('a mail with %s ends nothing, and is kept', async (_, raw) => {
  expect((await parseMail(raw)).text).toContain('Text')
})

test('a mail is parsed if the machine is busy for longer than the limit', async () => {
  const parsing = parseMail(mailFrom('dana@example.com'), 1000)
  await nextTurn()
  for (const end = performance.now() + 1500; performance.now() < end; ) {}
  expect((await parsing).subject).toBe('Hello')
})

test('a mail that takes too long is kept as its source, and delays no other work', async () => {
  const parts = '--x\r\n\r\nText\r\n'.repeat(200_000)
  const parsing = parseMail(Buffer.from(`Content-Type: multipart/mixed; boundary=x\r\n\r\n${parts}`), 1000)
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(performance.now() - began).toBeLessThan(900)
  expect(await parsing).toMatchObject({
    subject: 'This mail could not be parsed',
    text: expect.stringContaining(parts),
  })
})
