import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {hasPage, hasPageFilter, isPageType} from '@upline/domain/content/page-types.ts'
import {datasetClient} from './dataset.ts'
import {validatePathOf} from './page-paths.ts'

/**
 * Validates the path of a document with a page for its type, and that no other document has it. The path of a carrier
 * matters only while its page is on.
 */
export async function checkPath(
  path: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  const {document} = context
  if (!isPageType(document?._type) || !hasPage(document)) return undefined
  if (!path) return document._type === 'carrier' ? 'Enter a path for the page, or turn it off.' : undefined
  const form = validatePathOf(document._type, path)
  return form ?? checkUnique(path, context)
}

// Reject a draft whose path is taken by a published page.
const otherAtPath = `*[
  ${hasPageFilter} && path == $path
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))
  && !(_id in path("drafts.**") && *[_id == $id][0].path == $path)
][0]{"title": coalesce(title, name)}`

async function checkUnique(path: string, context: ValidationContext): Promise<string | undefined> {
  const id = getPublishedId(context.document?._id ?? '')
  const other = await datasetClient(context).fetch<{title?: string} | null>(
    otherAtPath,
    {path, id},
    {perspective: 'raw'},
  )
  return other
    ? `“${other.title ?? 'Another page'}” already has the path ${path}. Choose another one.`
    : undefined
}
