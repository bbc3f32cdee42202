import {useSuspenseQuery} from '@tanstack/react-query'
import {use} from 'react'
import {useLocation} from 'react-router-dom'
import type {ArticleData} from '../content/types.ts'
import {PageHead} from '../layout/page-head.tsx'
import {contentPath} from './content-path.ts'
import {contentOptions} from './content-queries.ts'
import {loadedPage, loadPage} from './load-page.ts'
import {PageSections} from './page-sections.tsx'

/** The one content route: whatever the CMS has at this path, or the 404 page. */
export function ContentPage() {
  const path = contentPath(useLocation().pathname)
  const {data: content} = useSuspenseQuery(contentOptions(path))
  if (!content) return <OtherPage content={null} />
  return (
    <>
      <PageHead
        title={content.title}
        path={path}
        seo={content.seo}
        description={content._type === 'newsArticle' ? content.description : null}
      />
      {content._type === 'page' ? (
        <PageSections sections={content.sections} />
      ) : (
        <OtherPage content={content} />
      )}
    </>
  )
}

/** An article or the 404 page. Their code is here with their content; it is missing only where something else put the content there. */
function OtherPage({content}: {content: ArticleData | null}) {
  const Article = loadedPage('article')
  const NotFound = loadedPage('notFound')
  if (content && Article) return <Article article={content} />
  if (!content && NotFound) return <NotFound />
  return use(codeOf(content))
}

const waiting = new Map<string, Promise<null>>()

/** One promise for each kind of page, because React asks for the same one again. */
function codeOf(content: ArticleData | null): Promise<null> {
  const kind = content ? 'article' : 'notFound'
  const promise = waiting.get(kind) ?? loadPage(content).then(() => null)
  waiting.set(kind, promise)
  return promise
}
