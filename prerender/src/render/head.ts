import {feedPath} from '@upline/domain/content/own-paths.ts'
import {choiceTitle} from '@upline/web/content/choices.ts'
import {imageSource} from '@upline/web/content/image.ts'
import type {ContentData, Picture, SiteData} from '@upline/web/content/types.ts'
import {pageSummary} from '@upline/web/page/page-summary.ts'
import type {HeadData} from '@upline/web/site/entry-prerender.tsx'
import {type RenderProblem, reasonsOf} from '../files/report.ts'
import type {PageRow} from '../lake/page-list.ts'
import type {SharedState} from '../lake/shared-state.ts'
import type {SocialImages} from './social-images.ts'
import {structuredData} from './structured-data.ts'

/** Returns the tags for search engines and social networks. The page is rendered without them if they fail. */
export function headOf(
  origin: string,
  content: ContentData,
  {data}: SharedState,
  {path, updatedAt, id}: PageRow,
  images: SocialImages,
): {head: HeadData; failures: RenderProblem[]} {
  if (content._type === 'notFoundPage') return {head: {meta: {}}, failures: []}
  try {
    const isNews =
      content._type === 'newsArticle' ||
      (content._type === 'page' && content.sections?.some(({_type}) => _type === 'newsList'))
    const head = {
      meta: shareTags(origin, content, data, images),
      feed: isNews ? feedPath : undefined,
      structuredData: structuredData(origin, content, data, updatedAt),
    }
    return {head, failures: []}
  } catch (error) {
    const message = `The tags for search engines of ${path} are missing`
    const reasons = reasonsOf(error)
    return {head: {meta: {}}, failures: [{subject: path, message, reasons, isRendered: true, document: id}]}
  }
}

/** Width divided by height, and the width and the shortest side in pixels, of a picture in a shared link (Open Graph's advice; Facebook refuses smaller ones). */
const shareShape = {aspect: 1200 / 630, widest: 1200, smallest: 200, format: 'jpg'} as const

/** Returns the Open Graph properties of a page, with its picture for sharing, the article's, the site's, or a card with its title. */
export function shareTags(origin: string, content: ContentData, site: SiteData, images: SocialImages) {
  const {settings} = site
  const isArticle = content._type === 'newsArticle'
  const {title, description} = pageSummary(content, settings)
  // Social networks show no vector pictures.
  const picture = [
    content.seo?.picture,
    isArticle ? content.picture : null,
    settings?.defaultSeo?.picture,
  ].find((each) => each?.asset && each.asset.extension !== 'svg')
  const card = () => {
    const {file, ...size} = images.name(content.title ?? '', site)
    return {src: `${origin}/${file}`, ...size, alt: content.title}
  }
  const image = chosenImage(picture, origin) ?? card()
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

function chosenImage(picture: Picture | null | undefined, origin: string) {
  const image = imageSource(picture, shareShape)
  if (!image) return undefined
  const width = Math.min(image.width, shareShape.widest)
  const height = Math.round((width * image.height) / image.width)
  if (Math.min(width, height) < shareShape.smallest) return undefined
  const {href: src} = new URL(image.src, origin)
  return {src, width, height, alt: picture?.alt}
}
