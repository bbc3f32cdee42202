import {escapeHtml} from '@upline/domain/inquiry/escape-html.ts'

/** Escapes a text for XML elements and quoted attributes, and removes control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return (
    escapeHtml(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them on purpose
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}
