import {Link} from 'react-router-dom'
import {hrefOf} from '../content/href.ts'
import type {NotFoundData} from '../content/types.ts'
import {Icon} from '../ui/icon.tsx'
import {useHydrated} from '../ui/use-client-value.ts'
import {WithoutScript} from '../ui/without-script.tsx'
import {linkRowClass} from './link-row-class.ts'
import {LinkRows} from './link-rows.tsx'

/**
 * Renders the target of the redirect that is prepared for the requested path, as one large link. Hosts have one 404 page for every path, so
 * without script it lists the targets of all prepared redirects.
 */
export function PreparedTargets({asked, page}: {asked: string; page: NotFoundData}) {
  const hydrated = useHydrated()
  const targets = page.prepared.flatMap(({from, to, suggestion, title}) => {
    const href = hrefOf(to)
    return from && href?.startsWith('/') ? [{from, href, text: suggestion ?? title ?? href}] : []
  })
  const target = hydrated && targets.find(({from}) => from === asked.toLowerCase())
  if (target) {
    return (
      <p className="mt-8">
        <Link to={target.href} className="inline-link inline-flex items-center gap-3 py-2 font-serif text-h2">
          {target.text}
          <Icon name="arrow-right" className="size-7 shrink-0 text-accent" />
        </Link>
      </p>
    )
  }
  return (
    <WithoutScript>
      {() => (
        <LinkRows heading={page.suggestionsHeading}>
          {targets.map(({from, href, text}) => (
            <li key={from}>
              <a href={href} className={linkRowClass}>
                {text}
              </a>
            </li>
          ))}
        </LinkRows>
      )}
    </WithoutScript>
  )
}
