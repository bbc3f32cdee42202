import type {ValidationContext} from '@sanity/types'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {checkTokens} from './check-tokens.ts'
import {sharedQuery} from './dataset.ts'
import {mailboxProblem, phoneProblem, samePathProblem, webAddressProblem} from './link-targets.ts'

/** Custom rule for web addresses. */
export function checkWebAddress(address: string | undefined): true | string {
  return address ? webAddressProblem(address) : true
}

/** Custom rule for `link.email`: a mailbox, or a fact that there is. */
export function checkMailbox(mailbox: string | undefined, context: ValidationContext) {
  return checkFactOr(mailboxProblem, mailbox, context)
}

/** Custom rule for `link.phone`: a number, or a fact that there is. */
export function checkPhone(phone: string | undefined, context: ValidationContext) {
  return checkFactOr(phoneProblem, phone, context)
}

const publishedPaths = sharedQuery<string[]>(
  `[...*[${hasPageFilter} && defined(path)].path, ...*[_type == "redirect" && enabled != false].from]`,
)

/** Custom rule for `link.path`, as a warning: visitors of this path would get the 404 page. */
export async function checkPathExists(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!path || samePathProblem(path) !== true || path.startsWith('#')) return true
  const target = pagePathOf(path)
  // /join is built in; a path with an extension is a file.
  if (target === '/join' || /\.[a-z0-9]+$/.test(target)) return true
  const paths = await publishedPaths(context)
  return (
    paths.includes(target) || `No published page has the path ${target}: the link leads to “Page not found”.`
  )
}

function checkFactOr(
  problem: (text: string) => true | string,
  text: string | undefined,
  context: ValidationContext,
): true | string | Promise<true | string> {
  if (!text) return true
  const form = problem(text)
  return form === true ? checkTokens(text, context, []) : form
}
