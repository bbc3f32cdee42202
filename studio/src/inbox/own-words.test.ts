import {expect, test} from 'vitest'
import {ownWords} from './own-words.ts'

test('a row shows what the visitor wrote, else what was chosen', () => {
  const chosen = 'License Status: Currently Licensed\nExperience Level: 3-5 years'
  expect(ownWords(`${chosen}\n\nI sell Medicare.\n\nCall me.`)).toBe('I sell Medicare. Call me.')
  expect(ownWords(chosen)).toBe(chosen)
  expect(ownWords(`${chosen}\n\n `)).toBe(chosen)
  expect(ownWords('')).toBe('')
})
