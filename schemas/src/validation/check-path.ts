import {hasPage, hasPageFilter, isPageType} from '@upline/domain/content/page-types.ts'
import {shownText} from './check-tokens.ts'
import {isOther, query} from './dataset.ts'
import {validatePathOf} from './page-paths.ts'
import type {Validator} from './rules.ts'

// Reject a draft whose path is taken by a published page.
const otherAtPath = `*[
  ${hasPageFilter} && path == $path
  && ${isOther}
  && !(_id in path("drafts.**") && *[_id == $id][0].path == $path)
][0]{"title": string(coalesce(title, name))}`
const isHome = '*[_id == $id && _type == "page"][0].path == "/"'

/** Validates the form of the path of a document that has a page, and that no other document has it. */
export const checkPath: Validator<string> = async (path, context) => {
  const {document} = context
  if (!isPageType(document?._type) || !hasPage(document)) return undefined
  if (!path) return document._type === 'carrier' ? 'Enter a path for the page, or turn it off.' : undefined
  const form = validatePathOf(document._type, path)
  if (form) return form
  if (path !== '/' && (await query<boolean | null>(context, isHome, {}))) return 'The home page stays at /.'
  const other = await query<{title?: string} | null>(context, otherAtPath, {path}, 'raw')
  if (!other) return undefined
  const title = await shownText(other.title ?? 'Another page', context)
  return `“${title}” already has the path ${path}. Choose another one.`
}

const published = `*[_id == $id && ${hasPageFilter}][0]{
  path,
  "redirected": count(*[_type == "redirect" && from == ^.path && enabled != false]) > 0
}`

/** Warns if the published document has another path, which visitors and links still use. */
export const checkMoved: Validator<string> = async (path, context) => {
  if (!path || !hasPage(context.document)) return undefined
  const before = await query<{path?: string; redirected: boolean} | null>(context, published, {})
  if (!before?.path || before.path === path || before.redirected) return undefined
  return `This page is now at ${before.path}. When you publish, you can add a redirect so that bookmarks and search results still work.`
}
