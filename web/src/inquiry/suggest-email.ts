import {cleanEmail, isEmail} from '@upline/domain/inquiry/email.ts'
import {distance} from 'fastest-levenshtein'

const providers =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net sbcglobal.net bellsouth.net'.split(
    ' ',
  )
const endings = new Map([
  ...['con', 'cmo', 'ocm', 'vom', 'xom', 'comm', 'coom', 'cim', 'cpm'].map(
    (typed) => [typed, 'com'] as const,
  ),
  ...['ner', 'nte', 'met', 'nett'].map((typed) => [typed, 'net'] as const),
  ['ogr', 'org'],
])

/** Returns the address that the visitor probably meant, such as `ada@gmail.com` for `ada@gmial.con`, or undefined if it looks right. */
export function suggestEmail(typed: string): string | undefined {
  const email = cleanEmail(typed)
  if (!isEmail(email)) return undefined
  const [mailbox, domain = ''] = email.split('@')
  const typedDomain = domain.toLowerCase()
  const ending = typedDomain.slice(typedDomain.lastIndexOf('.') + 1)
  const corrected = typedDomain.slice(0, -ending.length) + (endings.get(ending) ?? ending)
  const near = providers.find(
    (provider) => distance(provider, corrected) <= (isSwap(provider, corrected) ? 2 : 1),
  )
  const meant = known.has(corrected) ? corrected : (near ?? corrected)
  return meant === typedDomain ? undefined : `${mailbox}@${meant}`
}

/** Domains of others that are one letter from a provider’s. Shorter domains, such as aol.com, are close to others by chance. */
const known = new Set([...providers, 'mail.com', 'ymail.com', 'email.com', 'yahoo.co'])

/** Returns whether two neighboring letters are swapped. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  return (
    a.length === b.length &&
    at >= 0 &&
    a === b.slice(0, at) + (b[at + 1] ?? '') + (b[at] ?? '') + b.slice(at + 2)
  )
}
