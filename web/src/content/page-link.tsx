import {isSitePath} from '@upline/domain/content/page-path.ts'
import {Link, type LinkProps} from 'react-router-dom'

/** Renders a link to a path that content contains, or plain text if the path leads to another host. */
export function PageLink({to, ...rest}: Omit<LinkProps, 'to'> & {to: string}) {
  if (!isSitePath(to)) return <span className={rest.className}>{rest.children}</span>
  return <Link {...rest} to={to} />
}
