// Letters that Unicode does not take apart.
const letters: Readonly<Record<string, string>> = {
  ...{ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ς: 'σ'},
}

/** Returns a text for comparison with a typed one: without case, accents, apostrophes, double spaces and typographic hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼʻ`´]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŧς]/g, (letter) => letters[letter] ?? letter)
}
