import {keepPreviousData, queryOptions, useQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {fetchQuery} from '../../content/client.ts'
import type {Answer} from '../../content/fetch-query.ts'
import type {NewsQueryResult} from '../../content/sanity.types.generated.ts'
import {useSite} from '../../content/site-context.ts'
import {fetchOrRead, fetchSiteJson} from '../../content/site-json.ts'
import {resolveContent} from '../../content/tokens.ts'
import type {SectionOf} from '../../content/types.ts'
import {newsQuery} from './news-list.groq.ts'

type News = Pick<SectionOf<'newsList'>, 'articles' | 'total'>

const newsOptions = (category: string, count: number) =>
  queryOptions({
    queryKey: ['news', category, count],
    queryFn: (context) =>
      fetchOrRead(fetchQuery(newsQuery, {category, count}, context), () =>
        readNews(category, count, context.signal),
      ),
    placeholderData: keepPreviousData,
  })

/** The same from the JSON of all articles. */
async function readNews(
  category: string,
  count: number,
  signal: AbortSignal,
): Promise<Answer<NewsQueryResult>> {
  const {result} = await fetchSiteJson<NewsQueryResult>('news', signal)
  const found = result.articles.filter((article) => !category || article.category === category)
  return {result: {articles: found.slice(0, count), total: found.length}}
}

/**
 * The newest `count` articles of a category ('' is all of them) and how many it has. They come with the page while those
 * suffice; from the CMS beyond. Until it answers, or when it does not, there are the ones that came with the page.
 */
export function useNews(section: SectionOf<'newsList'>, category: string, count: number): News {
  const articles = section.articles.filter((article) => !category || article.category === category)
  const isWhole = section.articles.length >= section.total
  const suffices = isWhole || (!category && count <= articles.length)
  const {facts} = useSite()
  const {data, isPlaceholderData} = useQuery({
    ...newsOptions(category, count),
    select: useCallback(({result}: Answer<NewsQueryResult>): News => resolveContent(result, facts), [facts]),
    enabled: !suffices,
  })
  const isOfCategory = data?.articles.every((article) => !category || article.category === category)
  if (suffices || !data || (isPlaceholderData && !isOfCategory)) {
    return {articles: articles.slice(0, count), total: category ? articles.length : section.total}
  }
  return {articles: data.articles.slice(0, count), total: data.total}
}
