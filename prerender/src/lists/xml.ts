const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

/** Escapes a text for XML elements and quoted attributes, and removes control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}
