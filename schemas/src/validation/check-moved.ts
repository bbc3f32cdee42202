import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {hasPage, hasPageFilter} from '@upline/domain/content/page-types.ts'
import {datasetClient} from './dataset.ts'

const published = `*[_id == $id && ${hasPageFilter}][0]{
  path,
  "redirected": count(*[_type == "redirect" && from == ^.path && enabled != false]) > 0
}`

/** Warns if the published document has another path, which visitors and links still use. */
export async function checkMoved(
  path: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  if (!path || !hasPage(context.document)) return undefined
  const id = getPublishedId(context.document?._id ?? '')
  const before = await datasetClient(context).fetch<{path?: string; redirected: boolean} | null>(
    published,
    {id},
    {perspective: 'published'},
  )
  if (!before?.path || before.path === path || before.redirected) return undefined
  return `This page is now at ${before.path}. When you publish, you can add a redirect so that bookmarks and search results still work.`
}
