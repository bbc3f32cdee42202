/**
 * Patterns of numbers that visitors are asked about. `firestore.rules` contains `sensitivePatterns`, so both use only syntax that RE2 and
 * JavaScript share: no look-around, anchors or flags.
 */
const any = '([^x]|x)*'
const dashes = '-.‐-―−/_'
const dash = `[${dashes}]`
const between = '[^0-9a-zA-Z]'
const separator = `( ?${dash} ?| )`
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
const gap = `${between}{0,8}(${anyOf('number', 'num', 'no', 'nbr', 'is', 'was')}${between}{0,8}){0,3}`
const gapInNumber = `${between}{0,3}`
const letter = '[ac-hjkmnp-rt-yAC-HJKMNP-RT-Y]'
const either = '[ac-hjkmnp-rt-yAC-HJKMNP-RT-Y0-9]'

/** Each matches the number with its label. */
export const numberPatterns = {
  /** 123-45-6789, or nine digits next to a term such as SSN. */
  socialSecurity: `([0-9]{3}${separator}[0-9]{2}${separator}[0-9]{4}|${label}${gap}${nineDigits}|${nineDigits} ${anyOf('is', 'was')} (${anyOf('my', 'the')} )?${label}|${nineDigits} ?[(]${label}[)])`,
  /** A Medicare number such as 1EG4-TE5-MK73. */
  medicare: `[1-9] ?${letter} ?${either} ?[0-9]${gapInNumber}${letter} ?${either} ?[0-9]${gapInNumber}${letter} ?${letter} ?[0-9] ?[0-9]`,
} as const

// Excludes parts of longer numbers and codes, such as 1-123-45-6789.
const start = `(|${any}[^${dashes}0-9a-zA-Z]|(|${any}[^0-9])${dash})`
const end = `(|[^${dashes}0-9a-zA-Z]${any}|${dash}(|[^0-9]${any}))`

/** Each matches a whole string that contains such a number. */
export const sensitivePatterns = {
  socialSecurity: `${start}${numberPatterns.socialSecurity}${end}`,
  medicare: `${start}${numberPatterns.medicare}${end}`,
} as const

/** Returns the number's pattern as a global expression that matches it between the same neighbors as `sensitivePatterns`. */
export function numberExpression(pattern: string): RegExp {
  return new RegExp(`(?<![0-9a-zA-Z])(?<![0-9]${dash})${pattern}(?![0-9a-zA-Z])(?!${dash}[0-9])`, 'g')
}

function anyOf(...list: string[]): string {
  const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  return `(${list.map(anyCase).join('|')})`
}
