import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {hasPage, hasPageFilter, isPageType} from '@upline/domain/content/page-types.ts'
import {datasetClient} from './dataset.ts'
import {pathProblemOf} from './page-paths.ts'

/**
 * Custom rule for the path of a document with a page: it suits the type, and no other document has it. The path of a carrier
 * matters only while its page is on.
 */
export async function checkPath(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const {document} = context
  if (!isPageType(document?._type) || !hasPage(document)) return true
  if (!path) return document._type === 'carrier' ? 'Enter a path for the page, or turn it off.' : true
  const form = pathProblemOf(document._type, path)
  return form === true ? checkUnique(path, context) : form
}

// Reject a draft whose path is taken by a published page.
const otherAtPath = `*[
  ${hasPageFilter} && path == $path
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))
  && !(_id in path("drafts.**") && *[_id == $id][0].path == $path)
][0]{"title": coalesce(title, name)}`

async function checkUnique(path: string, context: ValidationContext): Promise<true | string> {
  const id = getPublishedId(context.document?._id ?? '')
  const other = await datasetClient(context).fetch<{title?: string} | null>(
    otherAtPath,
    {path, id},
    {perspective: 'raw'},
  )
  return other ? `“${other.title ?? 'Another page'}” already has the path ${path}. Choose another one.` : true
}
