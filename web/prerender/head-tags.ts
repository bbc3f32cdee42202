import type {ContentData, SiteData} from '../src/content/types.ts'
import {feedFile} from './news-feed.ts'
import {shareTags} from './share-tags.ts'
import type {SocialImages} from './social-images.ts'
import {structuredData} from './structured-data.ts'

/** What stands in the head of a page for other machines than browsers. `changed` is when its document changed last. */
export function headTags(
  origin: string,
  content: ContentData,
  site: SiteData,
  images: SocialImages,
  changed: string,
): string {
  const isNews = content._type === 'newsArticle' || content.sections.some(({_type}) => _type === 'newsList')
  const feed = isNews ? `<link rel="alternate" type="application/rss+xml" href="/${feedFile}">` : ''
  return shareTags(origin, content, site, images) + feed + structuredData(origin, content, site, changed)
}
