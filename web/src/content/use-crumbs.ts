import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {hrefOf} from './href.ts'
import {useSite} from './site-context.ts'
import type {SiteData} from './types.ts'

export type Crumb = {path: string; label: string}

/** Returns the pages above a path that are in the menu, with the menu's labels. */
export function useCrumbs(path: string): Crumb[] {
  const {navigation} = useSite()
  return ancestorPaths(path).flatMap((above) => {
    const label = menuLabel(navigation, above)
    return label ? [{path: above, label}] : []
  })
}

function menuLabel(navigation: SiteData['navigation'], path: string): string | null | undefined {
  const groups = navigation?.groups ?? []
  const entries = [...groups, ...groups.flatMap((group) => group.items ?? [])]
  return entries.find(({link}) => hrefOf(link) === path)?.label
}
