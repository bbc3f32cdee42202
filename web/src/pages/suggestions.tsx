import {useQuery} from '@tanstack/react-query'
import {Link} from 'react-router-dom'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import {closestPaths} from '../lib/closest-paths.ts'
import {linkRowClass} from './link-row-class.ts'
import {LinkRows} from './link-rows.tsx'
import {pathsOptions} from './queries.ts'

const most = 4

/**
 * The pages with the paths most similar to the requested path. They load after the page: the host has one 404
 * page for every path, so only the browser knows what was asked.
 */
export function Suggestions({asked, heading}: {asked: string; heading: string | null}) {
  const {facts} = useSite()
  const {data} = useQuery(pathsOptions)
  const known = data?.result ?? []
  const pages = known.filter(({path, noIndex}) => !noIndex && path !== asked)
  const closest = resolveContent(closestPaths(asked, pages, most), facts)
  if (closest.length === 0) return null
  return (
    <LinkRows heading={heading}>
      {closest.map(({path, title}) => (
        <li key={path}>
          <Link to={path} className={linkRowClass}>
            {title}
          </Link>
        </li>
      ))}
    </LinkRows>
  )
}
