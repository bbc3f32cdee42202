import type {ReactNode} from 'react'
import {SiteContext, useSite} from '../content/site-context.ts'
import {LastGood} from '../sections/last-good.tsx'

type Props = {
  /** What the error log calls this part of the page. */
  name: string
  children: ReactNode
}

/**
 * A part of the page that goes on with the menus and words it last had where new ones cannot be rendered. What changes by itself inside
 * (the content of the page, each section) has a `LastGood` of its own: else its error would bring back the whole part.
 */
export function LastGoodSite({name, children}: Props) {
  return (
    <LastGood value={useSite()} name={name}>
      {(site) => <SiteContext value={site}>{children}</SiteContext>}
    </LastGood>
  )
}
