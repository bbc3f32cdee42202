import {cleanLine} from './clean-text.ts'
import {isWithin, limits} from './limits.ts'

// One ASCII address with a dotted domain. Excludes quotes, and "?" because a Reply-To header decodes =?...?.
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return isWithin(text, limits.email) && pattern.test(text)
}

/**
 * Removes what comes along when an address is pasted: a name, `mailto:`, brackets, quotes, final punctuation, spaces around the @, and a
 * note such as `, or text me`. What is before the address may be a part of it, as in `ada lovelace@example.com`, so it stays.
 */
export function cleanEmail(input: string): string {
  const text = cleanLine(input.normalize('NFKC'))
  return (/[<(]([^<>()]*@[^<>()]*)[>)]/.exec(text)?.[1] ?? text)
    .replace(/^(?:[^@]*: *|[^@]*\b(?:at|is|to|it['’]s|e-?mail(?: address)?) (?:- )?)?["“‘(<[]*/i, '')
    .replace(/^(?:'(.*)'|\{(.*)\})$/, '$1$2')
    .replace(/ ?@ ?/, '@')
    .replace(/\?subject=.*$| ?\([^()]*\)$|(?<=@\S+\.\w{2,})(?: ?[,;|/–—-] .*| \w+ .*| \w{4,})$/i, '')
    .replace(/[>)"”'’\],;.:!/ ]+$/, '')
}
