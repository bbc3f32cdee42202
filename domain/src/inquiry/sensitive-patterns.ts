/**
 * Patterns of numbers that visitors are asked about. `firestore.rules` contains `sensitivePatterns`, so both use only syntax that RE2 and
 * JavaScript share: no look-around, anchors or flags.
 */
const any = '([^x]|x)*'
const dashes = '-.‐-―−/_'
const dash = `[${dashes}]`
const between = '[^0-9a-zA-Z]'
const dashed = ` ?${dash} ?`
const separator = `(${dashed}| )`
const nineDigits = `[0-9](${separator}?[0-9]){8}`
const label = anyOf(
  'ssn',
  's[.] ?s[.] ?n[.]?',
  's s n',
  'ss',
  'soc(ial)?',
  'soc(ial)?[.]? sec[.]?',
  'social[ -]?security',
  'itin',
)
const gap = `${between}{0,8}(${anyOf('number', 'num', 'no', 'nb?r', 'card', 'for', 'client', 's', 'is', 'was')}${between}{0,8}){0,3}`
const gapInNumber = `${between}{0,3}`
const letter = '[ac-hjkmnp-rt-yAC-HJKMNP-RT-Y]'
const either = '[ac-hjkmnp-rt-yAC-HJKMNP-RT-Y0-9]'

/** Each matches the number with its label. */
export const numberPatterns = {
  /** 123-45-6789, (123) 45 6789, or nine digits next to a term such as SSN. */
  socialSecurity: `([(][0-9]{3}[)]${separator}?[0-9]{2}${separator}[0-9]{4}|[0-9]{3}(${dashed}[0-9]{2}${separator}| [0-9]{2}${dashed})[0-9]{4}|${label}${gap}${nineDigits}|${nineDigits} ${anyOf('is', 'was')} (${anyOf('my', 'the', 'her', 'his')} )?${label}|${nineDigits} ?[(]${label}[)])`,
  /** 123 45 6789 at the end of a phrase, because `123 45 6789 members` and `Ref: 123 45 6789 0` are other numbers. */
  spacedSocialSecurity: '[0-9]{3} [0-9]{2} [0-9]{4}',
  /** A Medicare number such as 1EG4-TE5-MK73. */
  medicare: `[1-9] ?${letter} ?${either} ?[0-9]${gapInNumber}${letter} ?${either} ?[0-9]${gapInNumber}${letter} ?${letter} ?[0-9] ?[0-9]`,
} as const

// Excludes parts of longer numbers and codes, such as 1-123-45-6789.
const start = `(|${any}[^${dashes}0-9a-zA-Z]|(|${any}[^0-9])${dash})`
const end = `(|[^${dashes}0-9a-zA-Z]${any}|${dash}(|[^0-9a-zA-Z]${any}))`

/** Each matches a whole string that contains such a number. */
export const sensitivePatterns = {
  socialSecurity: `${start}${numberPatterns.socialSecurity}${end}`,
  spacedSocialSecurity: `${start}${numberPatterns.spacedSocialSecurity}(| ?${dash}?(|[^${dashes} 0-9a-zA-Z]${any}))`,
  medicare: `${start}${numberPatterns.medicare}${end}`,
} as const

/** Returns the number's pattern as a global expression that matches it between the same neighbors as `sensitivePatterns`. */
export function numberExpression(pattern: string): RegExp {
  const after = pattern === numberPatterns.spacedSocialSecurity ? `[${dashes} ]*` : `${dash}?`
  return new RegExp(`(?<![0-9a-zA-Z])(?<![0-9]${dash})${pattern}(?!${after}[0-9a-zA-Z])`, 'g')
}

function anyOf(...list: string[]): string {
  const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  return `(${list.map(anyCase).join('|')})`
}
