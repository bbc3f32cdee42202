import {normalize, wordPattern} from './words.ts'

/** A part of a text. `isMatch` if it matches the query. */
export type Piece = {text: string; isMatch: boolean}

// In characters: two or three lines on a phone.
const length = 160
const before = 50

/** The text in parts; `found` are the normalized words that were searched for. */
export function pieces(text: string, found: ReadonlySet<string>): Piece[] {
  const parts: Piece[] = []
  let end = 0
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    if (!found.has(normalize(word))) continue
    if (index > end) parts.push({text: text.slice(end, index), isMatch: false})
    parts.push({text: word, isMatch: true})
    end = index + word.length
  }
  if (end < text.length) parts.push({text: text.slice(end), isMatch: false})
  return parts
}

/** Returns the part of a long text around the first match, in whole words, or its beginning without a match. */
export function excerptOf(text: string, found: ReadonlySet<string>): Piece[] {
  const [head, match] = pieces(text, found)
  const first = head && match && !head.isMatch ? head.text.length : 0
  const from = first > before ? text.indexOf(' ', first - before) + 1 : 0
  const last = text.length > from + length ? text.lastIndexOf(' ', from + length) : text.length
  // A text without spaces is cut anywhere.
  const to = last > first ? last : Math.min(text.length, from + length)
  const start = Math.min(from, first)
  const excerpt = text.slice(start, to).trim()
  return pieces(`${start > 0 ? '… ' : ''}${excerpt}${to < text.length ? ' …' : ''}`, found)
}
