import {useQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {choiceTitle, inOrder, keysOf} from '../../content/choices.ts'
import {type Answer, contentOptions, source} from '../../content/content-query.ts'
import type {NewsQueryResult} from '../../content/sanity.types.generated.ts'
import {useSite} from '../../content/site-context.ts'
import {resolveContent} from '../../content/tokens.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Button} from '../../ui/button.tsx'
import {useGrowingList} from '../../ui/use-growing-list.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {WithoutScript} from '../../ui/without-script.tsx'
import {HeadedSection} from '../headed-section.tsx'
import {ListFilter} from '../list-filter.tsx'
import {ArticleCard, Headline, LeadArticle} from './article-card.tsx'

const defaults = {category: '', page: '1'}

/** News as a front page: the newest large, the others in columns; filtered by category, more on request. */
export function NewsList({section}: {section: SectionOf<'newsList'>}) {
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const {list, length, grow} = useGrowingList(query.page, change, section.pageSize ?? section.articles.length)
  // All categories, because the page may lack articles of some.
  const categories = inOrder(site, 'newsCategory', [
    ...keysOf(site, 'newsCategory'),
    ...section.articles.map((article) => article.category),
  ])
  const category = categories.find((name) => name === query.category) ?? ''
  const {articles, total} = useNews(section, category, length)
  const [lead, ...others] = articles
  return (
    <HeadedSection section={section}>
      <ListFilter
        section={section}
        name="category"
        choices={categories.map((name) => ({value: name, label: choiceTitle(site, 'newsCategory', name)}))}
        value={category}
        count={(name) => section.articles.filter((article) => !name || article.category === name).length}
        onChange={(name) => change({category: name, page: ''})}
        status={fill(section.resultStatus, {count: total, total: section.total})}
      />
      {lead ? (
        <LeadArticle article={lead} section={section} />
      ) : (
        <p className="mt-8 border-y border-rule py-12 text-soft">{section.emptyText}</p>
      )}
      <ul ref={list} className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
        {others.map((article) => (
          <ArticleCard key={article._id} article={article} section={section} />
        ))}
      </ul>
      {length < total && (
        <>
          <p className="mt-12" data-needs-script>
            <Button look="secondary" onClick={grow}>
              {section.loadMoreLabel}
            </Button>
          </p>
          <WithoutScript>
            {() => (
              <ul className="mt-12 border-t border-rule-strong">
                {section.articles.slice(length).map((article) => (
                  <Headline key={article._id} article={article} />
                ))}
              </ul>
            )}
          </WithoutScript>
        </>
      )}
    </HeadedSection>
  )
}

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
function useNews(section: SectionOf<'newsList'>, category: string, count: number): News {
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
