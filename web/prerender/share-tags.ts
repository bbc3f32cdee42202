import {imageSource} from '../src/content/image.ts'
import type {ContentData, SiteData} from '../src/content/types.ts'
import {pageSummary} from '../src/layout/page-summary.ts'
import {escapeText} from './html.ts'

/** Width divided by height, and the width in pixels, of a picture in a shared link (Open Graph's advice). */
const shareShape = {aspect: 1200 / 630, widest: 1200}

/** What shows when somebody shares the page; `address` is its canonical one. */
export function shareTags(address: string, content: ContentData, {settings}: SiteData): string {
  const isArticle = content._type === 'newsArticle'
  const own = isArticle ? {...content, title: content.title} : {title: content.title, seo: content.seo}
  const {title, description} = pageSummary(own, settings)
  const picture =
    content.seo?.picture ?? (isArticle ? content.picture : null) ?? settings?.defaultSeo?.picture
  const image = imageSource(picture, shareShape)
  const height = image && Math.round((Math.min(image.width, shareShape.widest) * image.height) / image.width)
  const tags: [string, string | number | null | undefined][] = [
    ['og:type', isArticle ? 'article' : 'website'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', settings?.organizationName],
    ['og:locale', 'en_US'],
    ['og:image', image?.src],
    ['og:image:width', image && Math.min(image.width, shareShape.widest)],
    ['og:image:height', height],
    ['og:image:alt', image && picture?.alt],
    ['article:published_time', isArticle ? content.date : undefined],
    ['article:section', isArticle ? content.category : undefined],
  ]
  const written = tags.flatMap(([property, value]) =>
    value ? [`<meta property="${property}" content="${escapeText(String(value))}">`] : [],
  )
  return `${written.join('')}<meta name="twitter:card" content="summary_large_image">`
}
