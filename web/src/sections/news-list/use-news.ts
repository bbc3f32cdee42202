import {useQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {type Answer, contentOptions, source} from '../../content/content-query.ts'
import type {NewsQueryResult} from '../../content/sanity.types.generated.ts'
import {useSite} from '../../content/site-context.ts'
import {resolveContent} from '../../content/tokens.ts'
import type {SectionOf} from '../../content/types.ts'

type News = Pick<SectionOf<'newsList'>, 'articles' | 'total'>

const newsOptions = contentOptions<NewsQueryResult>({
  queryKey: ['news'],
  copy: '/_content/_news.json',
  source: async () => source((await import('./news-list.groq.ts')).newsQuery, {}, (result) => result),
})

/**
 * Returns the newest `count` articles of a category ('' for all) and how many the category has. The page brings the newest; the
 * others are fetched when they are asked for, and until then the articles of the page are shown.
 */
export function useNews(section: SectionOf<'newsList'>, category: string, count: number): News {
  const {facts} = useSite()
  const isWhole = section.articles.length >= section.total
  const suffices = isWhole || (!category && count <= section.articles.length)
  const {data} = useQuery({
    ...newsOptions,
    select: useCallback(({result}: Answer<NewsQueryResult>): News => resolveContent(result, facts), [facts]),
    enabled: !suffices,
  })
  const {articles, total} = data ?? section
  const found = articles.filter((article) => !category || article.category === category)
  return {articles: found.slice(0, count), total: category ? found.length : total}
}
