import {hrefOf} from '../content/href.ts'
import type {Link} from '../content/types.ts'

/**
 * The value of `aria-current` for a link: 'page' where it leads to the page that is open. The router's NavLink has it too, but a link of
 * the content may be no link of the router.
 */
export function currentIf(pathname: string, link: Link | null | undefined): 'page' | undefined {
  return hrefOf(link) === pathname ? 'page' : undefined
}
