import {expect, test} from 'vitest'
import {inquiry} from './inquiries.fixture.ts'
import {replyLink} from './reply-link.ts'

test('half an emoji in a name or message, as a program may send it, does not break the link', () => {
  const asked = inquiry('a', {name: 'Dana \ud83d', message: 'Hello \ude00'})
  const texts = {greeting: 'Hi {name},', signature: '{author}', disclaimers: []}
  const link = replyLink(asked, texts, 'Ben')
  expect(link).toContain('body=Hi%20Dana%20%EF%BF%BD%2C')
  expect(link).toContain('Hello%20%EF%BF%BD')
})
