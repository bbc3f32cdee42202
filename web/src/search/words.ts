import {fold} from '@upline/domain/content/fold.ts'
import stem from 'wink-porter2-stemmer'

/** A word, with the apostrophes in it. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Returns the words of a text. Invisible characters, such as soft hyphens, do not divide words. */
export const termsIn = (text: string): string[] => text.replace(/\p{Cf}/gu, '').match(wordPattern) ?? []

/** Returns the words that people also write as one, joined: `401k` of `401(k)`, `nonresident` of `non-resident`. */
export const joinedTerms = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-‐‑(][\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/[-‐‑(]/g, ''))

/** The stem of each word of the site and of each typed word. */
const stems = new Map<string, string>()

/** Returns the stem of a word, which `licensing`, `licensed` and `license` share. */
export function normalize(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const found = stem(fold(word))
  stems.set(word, found)
  return found
}

const fillers = new Set(
  'a an and are as at be can do does for from get have how i in is it me my of on or our the to we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Removes filler such as `how do I` from a question. */
export function meaningfulTerms(query: string): string {
  const terms = termsIn(query).filter((word) => !fillers.has(word.toLowerCase()))
  return terms.length > 0 && termsIn(query).length > 2 ? terms.join(' ') : query
}
