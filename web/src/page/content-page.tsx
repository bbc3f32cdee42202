import {useSuspenseQuery} from '@tanstack/react-query'
import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {useCallback} from 'react'
import {useLocation} from 'react-router-dom'
import type {Answer} from '../content/content-query.ts'
import {EditableDocument} from '../content/editable-document.tsx'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {ContentData} from '../content/types.ts'
import {contentPath, redirectAddress} from './content-path.ts'
import {PageHead} from './page-head.tsx'
import {usePageComponent} from './page-types.ts'
import {pageOptions} from './queries.ts'
import {Redirect} from './redirect.tsx'

const builtIn = new Map<string, string>(builtInRedirects)

/** The one route. Renders the CMS's document at this path, or the 404 page, which follows the redirects of the CMS. */
export function ContentPage() {
  const location = useLocation()
  const path = contentPath(location.pathname)
  const redirect = builtIn.get(path)
  if (!redirect) return <Content path={path} />
  return <Redirect to={redirectAddress(redirect, location)} />
}

function Content({path}: {path: string}) {
  const {facts} = useSite()
  const select = useCallback(
    ({result}: Answer<PageQueryResult>): ContentData | null => result && resolveContent(result, facts),
    [facts],
  )
  const {data: content} = useSuspenseQuery({...pageOptions(path), select})
  if (!content) throw new Error('The document "notFoundPage" is missing: publish it in the Studio')
  const Page = usePageComponent(content)
  return (
    <EditableDocument id={content._id} type={content._type} leftOut={content.leftOut}>
      <PageHead content={content} path={path} />
      <Page content={content} />
    </EditableDocument>
  )
}
