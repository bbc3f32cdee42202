import {isOwnPath} from '@upline/domain/content/own-paths.ts'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {namesIn} from '@upline/domain/content/redirect-pattern.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {dialed, extension} from '@upline/domain/inquiry/phone-href.ts'
import {checkTokens} from './check-tokens.ts'
import {sharedQuery} from './dataset.ts'
import type {Validator} from './rules.ts'

/** Validates a path or hash of this site. `//host` would leave the site. */
export function validateSitePath(path = ''): string | undefined {
  if (/\s/.test(path)) return 'Remove the spaces from the path.'
  if (path.startsWith('#')) return path.length > 1 ? undefined : 'Enter the name of the section after #.'
  // Browsers read a backslash as a slash, so /\host leaves the site like //host.
  if (/^\/[/\\]/.test(path)) {
    return 'Paths start with a single slash. For another site, choose “Another website”.'
  }
  if (!path.startsWith('/')) return 'A path starts with /, for example /contact.'
  return path.includes('\\') ? 'Use / instead of \\.' : undefined
}

/** Validates an optional web address: only http and https. */
export function validateWebAddress(address: string | undefined): string | undefined {
  const problem = 'Enter the full address, starting with https://.'
  if (!address) return undefined
  if (!/^https?:\/\//i.test(address)) return problem
  if (/[\s\\]/.test(address)) return 'Remove spaces and backslashes from the address.'
  return URL.canParse(address) ? undefined : problem
}

export function validateMailbox(mailbox: string): string | undefined {
  if (isToken(mailbox)) return undefined
  return isEmail(mailbox)
    ? undefined
    : 'Enter one email address, such as hello@company.example, or a fact such as {email}.'
}

/** Validates a phone number, or a fact with one. */
export function validatePhone(phone: string): string | undefined {
  if (isToken(phone)) return undefined
  // A service such as 711 has three digits.
  if (/^[2-9](11|88)$/.test(phone.trim())) return undefined
  const number = dialed(phone.trim().replace(extension, ''))
  const digits = number.replace(/\D/g, '').length
  return /^\+?[\d\s().\p{Pd}]+$/u.test(number) && digits >= 7 && digits <= 15
    ? undefined
    : 'Enter a phone number, such as (800) 555-0100, or a fact such as {phone}.'
}

/** Returns whether the text is a single token, such as `{email}`. */
function isToken(text: string): boolean {
  return /^\{[^{}]+\}$/.test(text)
}

/** Allows a mailbox or an existing fact. */
export const checkMailbox = factOr(validateMailbox)

/** Allows a phone number or an existing fact. */
export const checkPhone = factOr(validatePhone)

export const checkWebAddress = factOr((text) => (isToken(text) ? undefined : validateWebAddress(text)))

function factOr(validate: (text: string) => string | undefined): Validator<string> {
  return (text, context) => {
    const problem = text && validate(text)
    if (!problem) return checkTokens(text, context, [])
    return validate(text.trim()) ? problem : 'Remove the space before or after it.'
  }
}

const knownPaths = sharedQuery<string[]>(
  `[...*[${hasPageFilter} && defined(path)].path, ...*[_type == "redirect"].from]`,
)

/** Warns if no page has the path. Health reports paths with a redirect that is prepared but off. */
export const checkPathExists: Validator<string> = async (path, context) => {
  if (!path || validateSitePath(path) || path.startsWith('#')) return undefined
  const target = pagePathOf(path)
  // The redirect itself checks its names.
  const isOfRedirect = context.document?._type === 'redirect' && namesIn(path).length > 0
  if (isOfRedirect || isOwnPath(target)) return undefined
  return (await knownPaths(context)).includes(target)
    ? undefined
    : `No published page has the path ${target}: the link leads to “Page not found”.`
}
