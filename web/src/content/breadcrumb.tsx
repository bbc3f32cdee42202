import {PageLink} from './page-link.tsx'
import {useInterfaceText} from './site-context.ts'
import type {Crumb} from './use-crumbs.ts'

export function Breadcrumb({crumbs}: {crumbs: readonly Crumb[]}) {
  const labels = useInterfaceText()
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={labels.breadcrumbLabel} className="print:hidden">
      <ol className="flex flex-wrap text-sm text-soft">
        {crumbs.map((crumb) => (
          <li key={crumb.path} className="flex items-center after-slash">
            <PageLink
              to={crumb.path}
              className="inline-flex min-h-11 items-center decoration-accent underline-offset-4 hover:text-fg hover:underline"
            >
              {crumb.label}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
