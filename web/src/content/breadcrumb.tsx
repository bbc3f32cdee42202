import {Link} from 'react-router-dom'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {hrefOf} from './href.ts'
import {useInterfaceText, useSite} from './site-context.tsx'
import type {SiteData} from './types.ts'

type Crumb = {path: string; label: string}

/** The pages above a path, called what the menu calls them. Those that no menu knows are left out. */
export function useCrumbs(path: string): Crumb[] {
  const {navigation} = useSite()
  return ancestorPaths(path).flatMap((above) => {
    const label = menuLabel(navigation, above)
    return label ? [{path: above, label}] : []
  })
}

/** Where a page is; nothing for one that is under no other. */
export function Breadcrumb({crumbs}: {crumbs: readonly Crumb[]}) {
  const words = useInterfaceText()
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={words.breadcrumbLabel} className="print:hidden">
      <ol className="flex flex-wrap text-sm text-soft">
        {crumbs.map((crumb) => (
          <li key={crumb.path} className="flex items-center after-slash">
            <Link
              to={crumb.path}
              className="inline-flex min-h-11 items-center decoration-accent underline-offset-4 hover:text-fg hover:underline"
            >
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function menuLabel(navigation: SiteData['navigation'], path: string): string | undefined {
  const groups = navigation?.groups ?? []
  const entries = [...groups, ...groups.flatMap((group) => group.items ?? [])]
  return entries.find(({link}) => hrefOf(link) === path)?.label
}
