import {Link} from 'react-router-dom'
import {hrefOf} from '../content/href.ts'
import {useInterfaceText, useSite} from '../content/site-context.tsx'
import type {SiteData} from '../content/types.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'

/** Where a page is: the pages above it, called what the menu calls them. Those that no menu knows are left out. */
export function Breadcrumb({path}: {path: string}) {
  const {navigation} = useSite()
  const words = useInterfaceText()
  const crumbs = ancestorPaths(path).flatMap((above) => {
    const label = menuLabel(navigation, above)
    return label ? [{path: above, label}] : []
  })
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={words.breadcrumbLabel}>
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
