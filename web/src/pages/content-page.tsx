import {useSuspenseQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {useLocation} from 'react-router-dom'
import type {Answer} from '../content/content-query.ts'
import {EditableDocument} from '../content/editable-document.tsx'
import type {LeftOut} from '../content/place.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {ContentData} from '../content/types.ts'
import {PageHead} from '../layout/page-head.tsx'
import {summarized} from '../layout/page-summary.ts'
import {contentPath} from './content-path.ts'
import {loadedPage} from './load-page-code.ts'
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
  const Page = loadedPage(content)
  return (
    <EditableDocument
      id={content?._id ?? 'notFoundPage'}
      type={content?._type ?? 'notFoundPage'}
      leftOut={(content as LeftOut | null)?.leftOut}
    >
      {content && <PageHead {...summarized(content)} path={path} />}
      <Page content={content} />
    </EditableDocument>
  )
}
