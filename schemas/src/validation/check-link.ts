import type {ValidationContext} from '@sanity/types'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {checkTokens} from './check-tokens.ts'
import {sharedQuery} from './dataset.ts'
import {
  isToken,
  validateMailbox,
  validatePhone,
  validateSitePath,
  validateWebAddress,
} from './link-targets.ts'

/** Allows a mailbox or an existing fact. */
export function checkMailbox(mailbox: string | undefined, context: ValidationContext) {
  return checkFactOr(validateMailbox, mailbox, context)
}

/** Allows a phone number or an existing fact. */
export function checkPhone(phone: string | undefined, context: ValidationContext) {
  return checkFactOr(validatePhone, phone, context)
}

/** Allows a web address or an existing fact. */
export function checkWebAddress(address: string | undefined, context: ValidationContext) {
  return checkFactOr((text) => (isToken(text) ? undefined : validateWebAddress(text)), address, context)
}

const knownPaths = sharedQuery<string[]>(
  `[...*[${hasPageFilter} && defined(path)].path, ...*[_type == "redirect"].from]`,
)

/** Warns if no page has the path. Health reports paths with a redirect that is prepared but off. */
export async function checkPathExists(
  path: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  if (!path || validateSitePath(path) || path.startsWith('#')) return undefined
  const target = pagePathOf(path)
  // /join is built in; a path with an extension is a file.
  if (target === '/join' || /\.[a-z0-9]+$/.test(target)) return undefined
  const paths = await knownPaths(context)
  if (paths.includes(target)) return undefined
  return `No published page has the path ${target}: the link leads to “Page not found”.`
}

function checkFactOr(
  problem: (text: string) => string | undefined,
  text: string | undefined,
  context: ValidationContext,
): string | undefined | Promise<string | undefined> {
  if (!text) return undefined
  const form = problem(text)
  return form ?? checkTokens(text, context, [])
}
