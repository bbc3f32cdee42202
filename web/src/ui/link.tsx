import type {ComponentProps, MouseEvent} from 'react'
import {useFollow} from './follow.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & {to: string}

/**
 * A link inside the site. The router's own brings code for servers and loaders that this site has not: 5 KiB for every
 * visitor. What is not a plain click (another tab, a download) is the browser's.
 */
export function Link({to, onClick, ...rest}: Props) {
  const go = useFollow()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    go(to, {replace: event.currentTarget.href === location.href})
  }
  return <a {...rest} href={to} onClick={follow} />
}
