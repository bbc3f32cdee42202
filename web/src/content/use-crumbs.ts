import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {hrefOf} from './href.ts'
import {useSite} from './site-context.ts'
import type {SiteData} from './types.ts'

export type Crumb = {path: string; label: string}

/** Returns the pages above a path that are in the menu, with the menu's labels. */
export const useCrumbs = (path: string): Crumb[] => crumbsOf(path, useSite().navigation)

export function crumbsOf(path: string, navigation: SiteData['navigation']): Crumb[] {
  const groups = navigation?.groups ?? []
  const entries = [...groups, ...groups.flatMap((group) => group.items ?? [])]
  return ancestorPaths(path).flatMap((above) => {
    const label = entries.find(({link}) => hrefOf(link) === above)?.label
    return label ? [{path: above, label}] : []
  })
}
