import {hrefOf} from '../content/href.ts'
import type {SiteData} from '../content/types.ts'
import {contentPath} from '../pages/content-path.ts'

/** Where a path leads that stands for another page: `/join` is built in, the others are documents that staff made. */
export function redirectGoal(path: string, redirects: SiteData['redirects']): string | undefined {
  if (path === '/join') return '/contact'
  const goal = hrefOf(redirects.find(({from}) => from === path)?.to)
  return goal && contentPath(goal) !== path ? goal : undefined
}
