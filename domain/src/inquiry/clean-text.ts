import {wellFormed} from '../content/well-formed.ts'

// Control characters, direction overrides that make text look different from the stored text, and invisible
// characters that would make an empty value look filled in.
const unwanted = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Returns one line of well-formed Unicode: trimmed, white space collapsed, without control characters. */
export function cleanLine(text = ''): string {
  return wellFormed(text)
    .replace(unwanted, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Returns trimmed multi-line text. Line ends become line feeds; other control characters except tabs are removed. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unwanted, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim()
}
