import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {isSitePage} from '../documents/site-page.ts'
import {datasetClient} from './dataset.ts'
import {carrierPathProblem, newsPathProblem, pathProblem} from './page-paths.ts'

/** Custom rule for `page.path`: right form, and no other page, article or carrier has it. */
export function checkPath(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> | true | string {
  return checkForm(path, context, pathProblem)
}

/** Custom rule for `newsArticle.path`. */
export function checkNewsPath(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> | true | string {
  return checkForm(path, context, newsPathProblem)
}

/** Custom rule for `carrier.path`: means something only while the carrier has a page. */
export function checkCarrierPath(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> | true | string {
  if (context.document?.hasPage !== true) return true
  return path ? checkForm(path, context, carrierPathProblem) : 'Enter a path for the page, or turn it off.'
}

function checkForm(
  path: string | undefined,
  context: ValidationContext,
  problem: (path: string) => true | string,
): Promise<true | string> | true | string {
  if (!path) return true
  const form = problem(path)
  return form === true ? checkUnique(path, context) : form
}

// Reject a draft whose path is taken by a published page.
const otherAtPath = `*[
  ${isSitePage} && path == $path
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
