import {Navigate, Route, Routes, useLocation} from 'react-router-dom'
import {hrefOf} from '../content/href.ts'
import {useSite} from '../content/site-context.tsx'
import {ContentPage} from '../pages/content-page.tsx'
import {contentPath} from '../pages/content-path.ts'

/** `/join` is built in; redirects that staff made come next; everything else is content. */
export function Pages() {
  const {redirects} = useSite()
  const path = contentPath(useLocation().pathname)
  const redirect = redirects.find(({from}) => from === path)
  const goal = hrefOf(redirect?.to)
  if (goal && contentPath(goal) !== path) return <Navigate to={goal} replace />
  return (
    <Routes>
      <Route path="/join" element={<Navigate to="/contact" replace />} />
      <Route path="*" element={<ContentPage />} />
    </Routes>
  )
}
