import {Navigate, useLocation} from 'react-router-dom'
import {redirectTargets} from '../content/redirects.ts'
import {useSite} from '../content/site-context.ts'
import {ContentPage} from '../pages/content-page.tsx'
import {contentPath} from '../pages/content-path.ts'

/** Redirects, or renders the content at the path. */
export function RedirectOrPage() {
  const {redirects} = useSite()
  const target = redirectTargets(redirects).get(contentPath(useLocation().pathname))
  return target ? <Navigate to={target} replace /> : <ContentPage />
}
