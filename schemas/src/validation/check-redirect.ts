import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {datasetClient} from './dataset.ts'
import {validatePath} from './page-paths.ts'
import {type RedirectRule, validateRedirect} from './redirects.ts'

interface RedirectDocument {
  _id?: string
  from?: string
  to?: {kind?: string; path?: string; page?: {_ref?: string}}
  enabled?: boolean
}

/** Requires a path that no page and no other redirect has. */
export async function checkRedirectSource(
  from: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  if (!from) return undefined
  const form = validatePath(from)
  if (form) return form
  const id = publishedId(context)
  const taken = await datasetClient(context).fetch<{_type: string; title?: string} | null>(
    `*[(${hasPageFilter} && path == $from || _type == "redirect" && from == $from) && !(_id in [$id, "drafts." + $id])][0]{_type, "title": coalesce(title, name)}`,
    {from, id},
    {perspective: 'published'},
  )
  if (!taken) return undefined
  return taken._type === 'redirect'
    ? `Another redirect already starts at ${from}. Change that one.`
    : `The page “${taken.title ?? from}” has this path and would no longer be reached.`
}

/** Requires that a redirect leads straight to its target. */
export async function checkRedirectTarget(
  _to: unknown,
  context: ValidationContext,
): Promise<string | undefined> {
  // The rule is on a field of `redirect`.
  const document = context.document as RedirectDocument | undefined
  if (!document?.from || !document.to || document.enabled === false) return undefined
  const {pagePath, others} = await datasetClient(context).fetch<{
    pagePath: string | null
    others: RedirectRule[]
  }>(
    `{
      "pagePath": *[_id == $page][0].path,
      "others": *[_type == "redirect" && enabled != false && !(_id in [$id, "drafts." + $id])]{
        from,
        "to": select(to.kind == "path" => to.path, coalesce(to.kind, "page") == "page" => to.page->path)
      }
    }`,
    {page: document.to.page?._ref ?? '', id: publishedId(context)},
    {perspective: 'published'},
  )
  const to = (document.to.kind ?? 'page') === 'page' ? (pagePath ?? undefined) : document.to.path
  // GROQ returns null for a missing value.
  const known = others.map((other) => ({from: other.from, to: other.to ?? undefined}))
  return validateRedirect({from: document.from, to}, known)
}

function publishedId(context: ValidationContext): string {
  return getPublishedId(context.document?._id ?? '')
}
