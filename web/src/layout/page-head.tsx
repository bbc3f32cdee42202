import {env} from '../config/env.ts'
import {useSite} from '../content/site-context.ts'
import {useQueryState} from '../ui/use-query-state.ts'
import {pageSummary, type Seo} from './page-summary.ts'

const noQuery = {q: ''}

type Props = {
  title: string | null
  path?: string
  seo?: Seo | null
  description?: string | null
  noIndex?: boolean
}

/**
 * Title and description of a page; React moves them into the document's head. What only other machines read (sharing,
 * structured data) is written by the prerenderer alone.
 */
export function PageHead({title, path, seo = null, description = null, noIndex = false}: Props) {
  const {settings, navigation} = useSite()
  const [{q}] = useQueryState(noQuery)
  const summary = pageSummary({title, seo, description}, settings)
  const isSearch = path !== undefined && path === navigation?.searchPath
  return (
    <>
      <title>{isSearch && q ? `${q} · ${summary.title}` : summary.title}</title>
      {summary.description && <meta name="description" content={summary.description} />}
      {(noIndex || seo?.noIndex) && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={`${env.siteUrl}${path}`} />}
    </>
  )
}
