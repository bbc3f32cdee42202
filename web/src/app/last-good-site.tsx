import type {ReactNode} from 'react'
import {SiteProvider, useSite} from '../content/site-context.tsx'
import {LastGood} from '../sections/last-good.tsx'

type Props = {
  /** What the error log calls this part of the page. */
  name: string
  children: ReactNode
}

/** A part of the page that goes on with the menus and words it last had where new ones cannot be rendered. */
export function LastGoodSite({name, children}: Props) {
  return (
    <LastGood value={useSite()} name={name}>
      {(site) => <SiteProvider site={site}>{children}</SiteProvider>}
    </LastGood>
  )
}
