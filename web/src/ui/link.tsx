import type {ComponentProps, MouseEvent} from 'react'
import {useHref, useNavigate} from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & {to: string}

/**
 * A link inside the site. The router's own brings code for servers and loaders that this site has not: 5 KiB for every
 * visitor. What is not a plain click (another tab, a download) is the browser's.
 */
export function Link({to, onClick, ...rest}: Props) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    const {pathname, search, hash} = location
    navigate(to, {replace: href === `${pathname}${search}${hash}`})
  }
  return <a {...rest} href={href} onClick={follow} />
}
