import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {unescapeHtml as unescapeOnServer} from '../../../../functions/src/html.ts'
import {escapeHtml, unescapeHtml} from '../../../../web/src/services/inquiries/escape-html.ts'
import {anyText} from '../any-text.ts'

describe('escapeHtml', () => {
  it('leaves nothing that could begin a tag, an attribute or an entity of its own', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
    )
  })

  it('is undone once, here and by the notification function', () => {
    const text = fc.oneof(anyText(), fc.constantFrom('&amp;', '&lt;b&gt;', "O'Neil & Sons", '&#39;'))
    fc.assert(
      fc.property(text, (original) => {
        expect(unescapeHtml(escapeHtml(original))).toBe(original)
        expect(unescapeOnServer(escapeHtml(original))).toBe(original)
      }),
    )
  })
})
