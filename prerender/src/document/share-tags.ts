import {choiceTitle} from '@upline/web/content/choices.ts'
import {imageSource} from '@upline/web/content/image.ts'
import type {ContentData, Picture, SiteData} from '@upline/web/content/types.ts'
import {pageSummary} from '@upline/web/layout/page-summary.ts'
import type {SocialImages} from './social-images.ts'

/** Width divided by height, and the width in pixels, of a picture in a shared link (Open Graph's advice). */
const shareShape = {aspect: 1200 / 630, widest: 1200, format: 'jpg'} as const

/**
 * Returns the Open Graph properties of a page. The picture is the first of: the page's picture for sharing, the article's own, the
 * site's, a card with the title.
 */
export function shareTags(
  origin: string,
  content: ContentData,
  site: SiteData,
  images: SocialImages,
): Record<string, string> {
  const {settings} = site
  const renderedImage = (alt: string | null): ShareImage => {
    const {file, ...size} = images.name(alt ?? '', site)
    return {src: `${origin}/${file}`, ...size, alt}
  }
  const isArticle = content._type === 'newsArticle'
  const {title, description} = pageSummary(content, settings)
  const picture =
    content.seo?.picture ?? (isArticle ? content.picture : null) ?? settings?.defaultSeo?.picture
  const image = chosenImage(picture, origin) ?? renderedImage(content.title)
  const tags: [string, string | number | null | undefined][] = [
    ['og:type', isArticle ? 'article' : 'website'],
    ['og:url', origin + content.path],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', settings?.organizationName],
    ['og:locale', 'en_US'],
    ['og:image', image.src],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', image.alt],
    ['article:published_time', isArticle ? content.date : undefined],
    ['article:section', isArticle ? choiceTitle(site, 'newsCategory', content.category) : undefined],
  ]
  return Object.fromEntries(
    tags.flatMap(([property, value]) => (value ? [[property, String(value)] as const] : [])),
  )
}

type ShareImage = {src: string; width: number; height: number; alt: string | null | undefined}

function chosenImage(picture: Picture | null | undefined, origin: string): ShareImage | undefined {
  const image = imageSource(picture, shareShape)
  if (!image) return undefined
  const width = Math.min(image.width, shareShape.widest)
  const {href: src} = new URL(image.src, origin)
  return {src, width, height: Math.round((width * image.height) / image.width), alt: picture?.alt}
}
