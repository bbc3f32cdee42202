import {expect, test} from 'vitest'
import {parseMail} from './smtp-server.ts'

const mailFrom = (from: string) => Buffer.from(`From: ${from}\r\nSubject: Hello\r\n\r\nText`)

test('a mail is parsed with the names of its addresses', async () => {
  expect(await parseMail(mailFrom('"Dana Reyes" <dana@example.com>'))).toMatchObject({
    from: '"Dana Reyes" <dana@example.com>',
    subject: 'Hello',
    text: 'Text',
  })
})

test.each([
  ['groups nested 3,000 times', 'g:'.repeat(3000)],
  ['a header of 3 MB', 'g:'.repeat(1_500_000)],
  ['parentheses nested 100,000 times', '('.repeat(100_000)],
  ['quotation marks', '"\\'.repeat(100_000)],
])('a mail with %s neither throws nor takes long', async (_, from) => {
  const start = performance.now()
  expect((await parseMail(mailFrom(from))).text).toContain('Text')
  expect(performance.now() - start).toBeLessThan(2000)
})
