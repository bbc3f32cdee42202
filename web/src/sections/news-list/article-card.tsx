import {Link} from 'react-router-dom'
import {choiceTitle} from '../../content/choices.ts'
import {ContentPicture} from '../../content/content-picture.tsx'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {Heading} from '../../ui/heading.tsx'
import {cardAspect, leadAspect} from './picture-aspects.ts'

type Props = {article: SectionOf<'newsList'>['articles'][number]; section: SectionOf<'newsList'>}

export function LeadArticle({article, section}: Props) {
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

export function ArticleCard({article, section}: Props) {
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
      {article.author && <span>{article.author}</span>}
      <span>{fill(section.readTimeLabel, {n: article.readTime})}</span>
    </p>
  )
}

/** An article in one line of the list that visitors without script get of all that is not on the first page. */
export function Headline({article}: Pick<Props, 'article'>) {
  return (
    <li className="grid gap-x-8 border-b border-rule py-3 sm:grid-cols-[10rem_1fr] sm:items-baseline">
      <span className="text-sm text-soft figures">{formatDate(article.date)}</span>
      <Link to={article.path} className="inline-link py-1 font-serif text-lg">
        {article.title}
      </Link>
    </li>
  )
}

/** The link of the whole article; its text is followed by the title for screen readers, which list links without context. */
function ReadMore({article, section}: Props) {
  return (
    <p className="mt-auto pt-4">
      <Link
        to={article.path}
        className="inline-link inline-flex min-h-11 items-center text-sm font-semibold covers-card"
      >
        {section.readMoreLabel}
        <span className="sr-only">: {article.title}</span>
      </Link>
    </p>
  )
}
