import {expect, test} from 'vitest'
import {messagePreview} from './message-preview.ts'

test('a row shows the visitor’s own text, or else the chosen answers', () => {
  const chosen = 'License Status: Currently Licensed\nExperience Level: 3-5 years'
  expect(messagePreview(`${chosen}\n\nI sell Medicare.\n\nCall me.`)).toBe('I sell Medicare. Call me.')
  expect(messagePreview(chosen)).toBe(chosen)
  expect(messagePreview(`${chosen}\n\n `)).toBe(chosen)
  expect(messagePreview('')).toBe('')
})
