import {useSuspenseQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {useLocation} from 'react-router-dom'
import {EditableDocument} from '../content/editable-document.tsx'
import type {Answer} from '../content/fetch-query.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {CarrierData, ContentData} from '../content/types.ts'
import {PageHead} from '../layout/page-head.tsx'
import {summarized} from '../layout/page-summary.ts'
import {LastGood} from '../sections/last-good.tsx'
import {contentPath} from './content-path.ts'
import {loadedPage} from './load-page-code.ts'
import {pageOptions, snapshotOptions} from './page-queries.ts'
import {PageSections} from './page-sections.tsx'

/** The one content route: whatever the CMS has at this path, or the 404 page. */
export function ContentPage() {
  const path = contentPath(useLocation().pathname)
  const content = usePageContent(path)
  return (
    // Another page is no other value of this one.
    <LastGood key={path} value={content} name="Page">
      {(shown) => <Content path={path} content={shown} />}
    </LastGood>
  )
}

function Content({path, content}: {path: string; content: ContentData | null}) {
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

/** The page's data: at first that of its HTML or its static JSON, from then on what the CMS answers. */
function usePageContent(path: string): ContentData | null {
  const {facts} = useSite()
  const {data: snapshot} = useSuspenseQuery(snapshotOptions(path))
  const {data} = useSuspenseQuery({
    ...pageOptions(path),
    ...(snapshot && {initialData: snapshot.answer, initialDataUpdatedAt: snapshot.renderedAt}),
    select: useCallback(
      ({result}: Answer<PageQueryResult>) => result && resolveContent(result, facts),
      [facts],
    ),
  })
  return data
}
