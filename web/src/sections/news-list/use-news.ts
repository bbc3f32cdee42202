import {keepPreviousData, queryOptions, useQuery} from '@tanstack/react-query'
import {fetchQuery} from '../../content/client.ts'
import {useSite} from '../../content/site-context.tsx'
import {type Fact, resolveContent} from '../../content/tokens.ts'
import type {SectionOf} from '../../content/types.ts'
import {newsQuery} from './news-list.groq.ts'

type News = Pick<SectionOf<'newsList'>, 'articles' | 'total'>

const newsOptions = (category: string, count: number, facts: readonly Fact[]) =>
  queryOptions<News>({
    queryKey: ['news', category, count],
    queryFn: async ({signal}) =>
      resolveContent(await fetchQuery<News>(newsQuery(count), {category}, {signal}), facts),
    placeholderData: keepPreviousData,
  })

/**
 * The newest `count` articles of a category ('' is all of them) and how many it has. They come with the page while those
 * suffice; from the CMS beyond. Until it answers, or when it does not, there are the ones that came with the page.
 */
export function useNews(section: SectionOf<'newsList'>, category: string, count: number): News {
  const articles = section.articles.filter((article) => !category || article.category === category)
  const isWhole = section.articles.length >= section.total
  const suffices = isWhole || (!category && count <= articles.length)
  const {data, isPlaceholderData} = useQuery({
    ...newsOptions(category, count, useSite().facts),
    enabled: !suffices,
  })
  const isOfCategory = data?.articles.every((article) => !category || article.category === category)
  if (suffices || !data || (isPlaceholderData && !isOfCategory)) {
    return {articles: articles.slice(0, count), total: category ? articles.length : section.total}
  }
  return {articles: data.articles.slice(0, count), total: data.total}
}
