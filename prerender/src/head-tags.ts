import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {feedFile} from './news-feed.ts'
import {shareTags} from './share-tags.ts'
import type {SocialImages} from './social-images.ts'
import {structuredData} from './structured-data.ts'

/** Elements of a page's head that browsers do not read: Open Graph, feed, structured data. `updatedAt` is the ISO date of the last change. */
export function headTags(
  origin: string,
  content: ContentData,
  site: SiteData,
  images: SocialImages,
  updatedAt: string,
): string {
  const isNews =
    content._type === 'newsArticle' ||
    (content._type === 'page' && content.sections.some(({_type}) => _type === 'newsList'))
  const feed = isNews ? `<link rel="alternate" type="application/rss+xml" href="/${feedFile}">` : ''
  return shareTags(origin, content, site, images) + feed + structuredData(origin, content, site, updatedAt)
}
