import {expect, test} from 'vitest'
import {textOf} from './view.ts'

test('a name with reversing or invisible characters is shown by its letters', () => {
  expect(textOf('\u202elive\u202c &amp; \u2066Ada\u2069\u200b')).toBe('live & Ada')
})
