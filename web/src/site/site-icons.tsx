import {useSite} from '../content/site-context.ts'
import {chosenIcons} from './chosen-icons.ts'

/** Links to the site's icons: the icon from the settings, or the files of this repository. */
export function SiteIcons() {
  const {tab, phone} = chosenIcons(useSite())
  return (
    <>
      {tab ? <link rel="icon" href={tab} /> : <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={phone ?? '/apple-touch-icon.png'} />
    </>
  )
}
