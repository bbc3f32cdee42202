import {env} from '../config/env.ts'
import {imageSource} from '../content/image.ts'
import {useSite} from '../content/site-context.tsx'
import type {ContentData, SiteData} from '../content/types.ts'

type Seo = NonNullable<ContentData['seo']> | NonNullable<NonNullable<SiteData['settings']>['defaultSeo']>

type Props = {title: string; path?: string; seo?: Seo | null; noIndex?: boolean}

/** Title and descriptions of a page. React moves them into the document's head. */
export function PageHead({title, path, seo, noIndex = false}: Props) {
  const {settings} = useSite()
  const organization = settings?.organizationName
  const fullTitle = seo?.title ?? (organization ? `${title} | ${organization}` : title)
  const description = seo?.description ?? settings?.defaultSeo?.description
  const image = imageSource(seo?.picture ?? settings?.defaultSeo?.picture, {aspect: 1200 / 630, widest: 1200})
  const address = path === undefined ? undefined : `${env.siteUrl}${path === '/' ? '/' : path}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(noIndex || seo?.noIndex) && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {organization && <meta property="og:site_name" content={organization} />}
      {image && <meta property="og:image" content={image.src} />}
    </>
  )
}
