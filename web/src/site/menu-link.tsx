import type {ComponentProps} from 'react'
import {ContentLink} from '../content/content-link.tsx'
import {hrefOf} from '../content/href.ts'
import {usePagePath} from '../ui/use-page-path.ts'

/** A link of a menu, marked where its page is open. Not the router's NavLink, because it may lead anywhere. */
export function MenuLink(props: ComponentProps<typeof ContentLink>) {
  const isOpen = hrefOf(props.link) === usePagePath()
  return <ContentLink aria-current={isOpen ? 'page' : undefined} {...props} />
}
