import {useSite} from '../content/site-context.ts'
import type {ContentData} from '../content/types.ts'
import {env} from '../lib/env.ts'
import {useQueryState} from '../ui/use-query-state.ts'
import {pageSummary} from './page-summary.ts'

const noQuery = {q: ''}

/** Title and description of a page, which React moves into the head. The prerenderer adds what only other machines read. */
export function PageHead({content, path}: {content: ContentData; path: string}) {
  const {settings, navigation} = useSite()
  const [{q}] = useQueryState(noQuery)
  const {title, description} = pageSummary(content, settings)
  const isFound = content._type !== 'notFoundPage'
  return (
    <>
      <title>{path === navigation?.searchPath && q ? `${q} · ${title}` : title}</title>
      {description && <meta name="description" content={description} />}
      {(!isFound || content.seo?.noIndex) && <meta name="robots" content="noindex" />}
      {isFound && <link rel="canonical" href={`${env.siteUrl}${path}`} />}
    </>
  )
}
