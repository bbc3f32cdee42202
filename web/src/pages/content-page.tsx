import {useSuspenseQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {useLocation} from 'react-router-dom'
import type {Answer} from '../content/content-query.ts'
import {EditableDocument} from '../content/editable-document.tsx'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {CarrierData, ContentData} from '../content/types.ts'
import {PageHead} from '../layout/page-head.tsx'
import {summarized} from '../layout/page-summary.ts'
import {contentPath} from './content-path.ts'
import {loadedPage} from './load-page-code.ts'
import {PageSections} from './page-sections.tsx'
import {pageOptions} from './queries.ts'

/** The one content route: the document that the CMS has at this path, or the 404 page. */
export function ContentPage() {
  const path = contentPath(useLocation().pathname)
  const {facts} = useSite()
  const {data: content} = useSuspenseQuery({
    ...pageOptions(path),
    select: useCallback(
      ({result}: Answer<PageQueryResult>): ContentData | null => result && resolveContent(result, facts),
      [facts],
    ),
  })
  if (!content) {
    const NotFoundPage = loadedPage('notFound')
    return (
      <EditableDocument id="notFoundPage" type="notFoundPage">
        <NotFoundPage />
      </EditableDocument>
    )
  }
  return (
    <EditableDocument id={content._id} type={content._type}>
      <PageHead {...summarized(content)} path={path} />
      {content._type === 'page' && <PageSections sections={content.sections ?? []} />}
      {content._type === 'newsArticle' && <Article article={content} />}
      {content._type === 'carrier' && <Carrier carrier={content} />}
    </EditableDocument>
  )
}

function Article({article}: {article: Extract<ContentData, {_type: 'newsArticle'}>}) {
  const ArticlePage = loadedPage('newsArticle')
  return <ArticlePage article={article} />
}

function Carrier({carrier}: {carrier: CarrierData}) {
  const CarrierPage = loadedPage('carrier')
  return <CarrierPage carrier={carrier} />
}
