import {Navigate, useLocation} from 'react-router-dom'
import {useSite} from '../content/site-context.tsx'
import {ContentPage} from '../pages/content-page.tsx'
import {contentPath} from '../pages/content-path.ts'
import {redirectGoal} from './redirect-goal.ts'

/** A path either stands for another page, or is content. */
export function Pages() {
  const {redirects} = useSite()
  const goal = redirectGoal(contentPath(useLocation().pathname), redirects)
  return goal ? <Navigate to={goal} replace /> : <ContentPage />
}
