import type {HeadData} from '@upline/web/app/entry-prerender.tsx'
import type {ContentData} from '@upline/web/content/types.ts'
import {feedFile} from '../lists/news-feed.ts'
import type {PageRow} from '../pages/page-list.ts'
import type {SharedState} from '../pages/shared-state.ts'
import {ContentFailure} from '../report.ts'
import {shareTags} from './share-tags.ts'
import type {SocialImages} from './social-images.ts'
import {structuredData} from './structured-data.ts'

/** Returns the tags for search engines and social networks. The page is rendered without them if they fail. */
export function headOf(
  origin: string,
  content: ContentData,
  {data}: SharedState,
  {path, updatedAt, id}: PageRow,
  images: SocialImages,
): {head: HeadData; failures: ContentFailure[]} {
  if (content._type === 'notFoundPage') return {head: {meta: {}}, failures: []}
  try {
    const isNews =
      content._type === 'newsArticle' ||
      (content._type === 'page' && content.sections?.some(({_type}) => _type === 'newsList'))
    const head = {
      meta: shareTags(origin, content, data, images),
      feed: isNews ? `/${feedFile}` : undefined,
      structuredData: structuredData(origin, content, data, updatedAt),
    }
    return {head, failures: []}
  } catch (error) {
    const message = `The tags for search engines of ${path} are missing`
    return {head: {meta: {}}, failures: [new ContentFailure(path, message, {cause: error, document: id})]}
  }
}
