const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const vanity = /^(\+?1?[\s.-]*\(?(\d{3})\)?[\s.-]*)((?:\d{3}[\s.-])?[a-z\d]+(?:[.-][a-z\d]+)*)$/i

/**
 * Replaces the letters of a number such as `1-800-FLOWERS` and `214-555-CARE` by the digits of their keys. A toll-free word may be longer than the
 * number, as in `1-800-MEDICARE`. Returns any other text unchanged.
 */
export function dialed(text: string): string {
  const [, start = '', area = '', word = ''] = vanity.exec(text.replace(/\p{Pd}/gu, '-')) ?? []
  const signs = word.replace(/[\s.-]/g, '')
  const isLonger = signs.length > 7 && signs.length <= 10 && /^8/.test(area) && /^[a-z]+$/i.test(signs)
  // O, I and l alone are mistyped digits.
  if (!/[a-z]{3}/i.test(word) || !/[^\doil]/i.test(signs) || !(signs.length === 7 || isLonger)) return text
  const digits = signs
    .slice(0, 7)
    .replace(/[a-z]/gi, (letter) => String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2))
  return start + digits
}

/** The extension at the end of a number. */
export const extension = /[\s,;]*(?:ext(?:ension|n)?|x|#)[\s.:=]*(\d{1,6})$/i

/** Returns the `tel:` address of a number, with its extension. */
export function phoneHref(phone: string): string {
  const local = extension.exec(phone)?.[1]
  const digits = dialed(phone.replace(extension, '').trim()).replace(/[^\d+]/g, '')
  return `tel:${digits}${local ? `;ext=${local}` : ''}`
}
