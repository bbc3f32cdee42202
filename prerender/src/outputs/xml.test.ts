import {expect, test} from 'vitest'
import {escapeXml} from './xml.ts'

test('removes characters that XML does not allow', () => {
  const nothing = String.fromCharCode(0, 8, 11, 12, 14, 31, 0xfffe, 0xffff)
  expect(escapeXml(`a${nothing}<b>\t\n`)).toBe('a&lt;b&gt;\t\n')
})
