import {escapeHtml, unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {anyText} from '../web/services/any-text.ts'

describe('escapeHtml', () => {
  it('escapes everything that could start a tag, an attribute or an entity', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
    )
  })

  it('is undone once', () => {
    const text = fc.oneof(anyText(), fc.constantFrom('&amp;', '&lt;b&gt;', "O'Neil & Sons", '&#39;'))
    fc.assert(
      fc.property(text, (original) => {
        expect(unescapeHtml(escapeHtml(original))).toBe(original)
      }),
    )
  })
})
