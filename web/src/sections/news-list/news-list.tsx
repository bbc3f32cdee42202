import {useQuery} from '@tanstack/react-query'
import {useCallback} from 'react'
import {choiceTitle, inOrder, keysOf} from '../../content/choices.ts'
import {ContentPicture} from '../../content/content-picture.tsx'
import {type Answer, contentOptions, source} from '../../content/content-query.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PageLink} from '../../content/page-link.tsx'
import type {NewsQueryResult} from '../../content/sanity.types.generated.ts'
import {useSite} from '../../content/site-context.ts'
import {resolveContent} from '../../content/tokens.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {Button} from '../../ui/button.tsx'
import {Heading} from '../../ui/heading.tsx'
import {useGrowingList} from '../../ui/use-growing-list.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {WithoutScript} from '../../ui/without-script.tsx'
import {ListFilter} from '../list-filter.tsx'
import {HeadedSection} from '../section-frame.tsx'
import {cardAspect, leadAspect} from './picture-aspects.ts'

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
            <ul className="mt-12 border-t border-rule-strong">
              {section.articles.slice(length).map((article) => (
                <Headline key={article._id} article={article} />
              ))}
            </ul>
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

type Props = {article: SectionOf<'newsList'>['articles'][number]; section: SectionOf<'newsList'>}

function LeadArticle({article, section}: Props) {
  const documentAttribute = useDocumentAttribute('newsArticle', 'title')
  return (
    <article
      data-sanity={documentAttribute(article)}
      className="group relative mt-8 grid items-center gap-x-8 gap-y-6 border-y border-rule-strong py-8 lg:grid-cols-12"
    >
      <ContentPicture
        picture={article.picture}
        sizes="(min-width: 64rem) 44rem, 92vw"
        aspect={leadAspect}
        priority
        className="aspect-[16/10] w-full rounded-sm object-cover lg:col-span-7"
      />
      <div className="lg:col-span-5">
        <Facts article={article} section={section} />
        <Heading className="mt-3 font-serif text-h2 decoration-accent decoration-2 underline-offset-6 group-hover:underline">
          {article.title}
        </Heading>
        <p className="intro mt-4">{article.description}</p>
        <ReadMore article={article} section={section} />
      </div>
    </article>
  )
}

function ArticleCard({article, section}: Props) {
  const documentAttribute = useDocumentAttribute('newsArticle', 'title')
  return (
    <li data-sanity={documentAttribute(article)}>
      <article className="group relative flex h-full flex-col">
        <ContentPicture
          picture={article.picture}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          aspect={cardAspect}
          className="mb-5 aspect-[3/2] w-full rounded-sm object-cover"
        />
        <Facts article={article} section={section} />
        <Heading className="mt-2 text-h3 decoration-accent underline-offset-4 group-hover:underline">
          {article.title}
        </Heading>
        <p className="mt-3 text-sm text-soft">{article.description}</p>
        <ReadMore article={article} section={section} />
      </article>
    </li>
  )
}

function Facts({article, section}: Props) {
  const site = useSite()
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="font-semibold text-accent">{choiceTitle(site, 'newsCategory', article.category)}</span>
      <time dateTime={article.date ?? undefined}>{formatDate(article.date)}</time>
      {article.author && <span translate="no">{article.author}</span>}
      <span>{fill(section.readTimeLabel, {n: article.readTime})}</span>
    </p>
  )
}

/** An article in one line of the list that visitors without script get of all that is not on the first page. */
function Headline({article}: Pick<Props, 'article'>) {
  return (
    <li className="grid gap-x-8 border-b border-rule py-3 sm:grid-cols-[10rem_1fr] sm:items-baseline">
      <span className="text-sm text-soft figures">{formatDate(article.date)}</span>
      <PageLink to={article.path} className="inline-link py-1 font-serif text-lg">
        {article.title}
      </PageLink>
    </li>
  )
}

/** The link of the whole article; its text is followed by the title for screen readers, which list links without context. */
function ReadMore({article, section}: Props) {
  return (
    <p className="mt-auto pt-4">
      <PageLink
        to={article.path}
        className="inline-link inline-flex min-h-11 items-center text-sm font-semibold covers-card"
      >
        <span>{section.readMoreLabel}</span>
        <span className="sr-only">{`: ${article.title ?? ''}`}</span>
      </PageLink>
    </p>
  )
}
