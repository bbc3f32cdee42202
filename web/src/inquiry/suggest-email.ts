import {cleanEmail, isEmail} from '@upline/domain/inquiry/email.ts'
import {distance} from 'fastest-levenshtein'

const providers =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net sbcglobal.net bellsouth.net'.split(
    ' ',
  )

/** Domains of others that are one letter from a provider’s. Shorter domains, such as aol.com, are close to others by chance. */
const known = new Set([...providers, 'mail.com', 'ymail.com', 'email.com', 'yahoo.co'])

/** Returns the address that the visitor probably meant, such as `ada@gmail.com` for `ada@gmial.con`, or undefined if it looks right. */
export function suggestEmail(typed: string): string | undefined {
  const email = cleanEmail(typed)
  if (!isEmail(email)) return undefined
  const [mailbox, typedDomain = ''] = email.split('@')
  const domain = typedDomain.toLowerCase()
  const corrected = domain
    .replace(/\.(?:con|cmo|ocm|vom|xom|comm|coom|cim|cpm)$/, '.com')
    .replace(/\.(?:ner|nte|met|nett)$/, '.net')
    .replace(/\.ogr$/, '.org')
  // Two swapped letters are a distance of two.
  const near = providers.find(
    (provider) => distance(provider, corrected) <= (lettersOf(provider) === lettersOf(corrected) ? 2 : 1),
  )
  const meant = known.has(corrected) ? corrected : (near ?? corrected)
  return meant === domain ? undefined : `${mailbox}@${meant}`
}

const lettersOf = (text: string) => [...text].sort().join('')
