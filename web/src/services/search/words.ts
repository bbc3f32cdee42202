/** A word, with the apostrophes in it. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? []

/** A word as it is compared: without case, accents and apostrophes. */
export function normalize(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
