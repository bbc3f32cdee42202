import {Breadcrumb} from '../content/breadcrumb.tsx'
import {choiceTitle} from '../content/choices.ts'
import {ContentPicture} from '../content/content-picture.tsx'
import {useDataAttribute, useDocumentAttribute} from '../content/data-attribute.ts'
import {PageLink} from '../content/page-link.tsx'
import {RichText} from '../content/rich-text.tsx'
import {useInterfaceText, useSite} from '../content/site-context.ts'
import type {ArticleData} from '../content/types.ts'
import {useCrumbs} from '../content/use-crumbs.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {FieldPart} from '../sections/part.tsx'
import {SplitSection} from '../sections/section-frame.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {Heading, HeadingScope} from '../ui/heading.tsx'

/** A news article with its facts in the narrow column and its text in the wide column. */
export function ArticlePage({content: article}: {content: ArticleData}) {
  const attribute = useDataAttribute()
  const labels = useInterfaceText()
  const site = useSite()
  const crumbs = useCrumbs(article.path ?? '')
  const facts = [
    article.author && fill(labels.articleBy, {author: article.author}),
    fill(labels.articlePublished, {date: formatDate(article.date)}),
    fill(labels.articleReadTime, {n: article.readTime}),
  ].filter(Boolean)
  return (
    <>
      <article className="container-page pt-6 pb-16 md:pb-24">
        <Breadcrumb crumbs={crumbs} />
        <header className="mt-6 max-w-4xl md:mt-10">
          <FieldPart content={article} field="category">
            <p className="eyebrow">{choiceTitle(site, 'newsCategory', article.category)}</p>
          </FieldPart>
          <FieldPart content={article} field="title">
            <Heading data-sanity={attribute?.('title')}>{article.title}</Heading>
          </FieldPart>
          <FieldPart content={article} field="description">
            <p className="intro mt-5" data-sanity={attribute?.('description')}>
              {article.description}
            </p>
          </FieldPart>
        </header>
        <div className="mt-10 grid gap-x-8 gap-y-8 md:mt-14 md:gap-y-12 lg:grid-cols-12">
          <FieldPart content={article} field="picture">
            <ContentPicture
              picture={article.picture}
              field="picture"
              sizes="(min-width: 80rem) 50rem, (min-width: 64rem) 62vw, 92vw"
              aspect={16 / 9}
              priority
              lqip={article.lqip}
              className="aspect-video w-full rounded-sm object-cover lg:order-1 lg:col-span-8 lg:col-start-5"
            />
          </FieldPart>
          <ul className="self-start border-t border-rule-strong text-sm text-soft lg:col-span-3">
            {facts.map((fact) => (
              <li key={fact} className="border-b border-rule py-3 figures">
                {fact}
              </li>
            ))}
          </ul>
          <HeadingScope>
            <FieldPart content={article} field="body">
              <RichText
                value={article.body}
                field="body"
                className="text-lg lg:order-2 lg:col-span-8 lg:col-start-5"
              />
            </FieldPart>
          </HeadingScope>
        </div>
        <div data-article-end={article._id} />
      </article>
      <FieldPart content={article} field="more">
        <MoreNews article={article} />
      </FieldPart>
    </>
  )
}

function MoreNews({article: {path, more}}: {article: ArticleData}) {
  const documentAttribute = useDocumentAttribute('newsArticle', 'title')
  const labels = useInterfaceText()
  const newsPath = ancestorPaths(path ?? '').at(-1)
  const articles = more.filter((other) => other.path !== path).slice(0, 3)
  if (articles.length === 0) return null
  return (
    <SplitSection section={{heading: labels.moreNews, tone: 'shade'}}>
      <ul className="border-t border-rule-strong">
        {articles.map((article) => (
          <li key={article._id} data-sanity={documentAttribute(article)} className="border-b border-rule">
            <PageLink
              to={article.path}
              className="group grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[10rem_1fr] sm:items-baseline"
            >
              <span className="text-sm text-soft figures">{formatDate(article.date)}</span>
              <span className="font-serif text-lg font-semibold decoration-accent underline-offset-4 group-hover:underline">
                {article.title}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {newsPath && (
        <PageLink to={newsPath} className={`${buttonClass('text')} mt-3`}>
          {labels.backToNews}
        </PageLink>
      )}
    </SplitSection>
  )
}
