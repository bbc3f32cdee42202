import {expect, test} from 'vitest'
import {textOf} from './view.ts'

test('a name that a program reversed or hid is shown as its letters are', () => {
  expect(textOf('\u202elive\u202c &amp; \u2066Ada\u2069\u200b')).toBe('live & Ada')
})
