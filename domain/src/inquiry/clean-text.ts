// Controls (but for tab and line feed), direction overrides that make text read otherwise than it is stored,
// and invisible fillers that would let an empty value pass for a long one.
const unwanted = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** One line of text: no controls, white space collapsed, trimmed, well-formed Unicode. */
export function cleanLine(text = ''): string {
  return wellFormed(text)
    .replace(unwanted, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Text of several lines: line ends become line feeds, no other controls but tabs, trimmed. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unwanted, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim()
}

// Half a surrogate pair cannot be sent as UTF-8; every server would refuse the whole inquiry for it.
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
