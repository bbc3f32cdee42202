import {useSuspenseQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'
import {PageHead} from '../layout/page-head.tsx'
import {SectionList} from '../sections/section-list.tsx'
import {ArticlePage} from './article-page.tsx'
import {contentPath} from './content-path.ts'
import {contentOptions} from './content-queries.ts'
import {NotFoundPage} from './not-found-page.tsx'

/** The one content route: whatever the CMS has at this path, or the 404 page. */
export function ContentPage() {
  const path = contentPath(useLocation().pathname)
  const {data: content} = useSuspenseQuery(contentOptions(path))
  if (!content) return <NotFoundPage />
  return (
    <>
      <PageHead
        title={content.title}
        path={path}
        seo={content.seo}
        description={content._type === 'newsArticle' ? content.description : null}
      />
      {content._type === 'page' ? (
        <SectionList sections={content.sections} />
      ) : (
        <ArticlePage article={content} />
      )}
    </>
  )
}
