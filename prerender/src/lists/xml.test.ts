import {expect, test} from 'vitest'
import {escapeXml} from './xml.ts'

test('text is neither a tag nor the end of an attribute', () => {
  expect(escapeXml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
})

test('removes characters that XML does not allow', () => {
  const nothing = String.fromCharCode(0, 8, 11, 12, 14, 31, 0xfffe, 0xffff)
  expect(escapeXml(`a${nothing}<b>\t\n`)).toBe('a&lt;b&gt;\t\n')
})
