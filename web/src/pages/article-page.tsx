import {ContentPicture} from '../content/content-picture.tsx'
import {RichText} from '../content/rich-text.tsx'
import type {ArticleData} from '../content/types.ts'
import {formatDate} from '../lib/format-date.ts'
import {Heading, HeadingScope} from '../ui/heading.tsx'

/** A news article on a page of its own. */
export function ArticlePage({article}: {article: ArticleData}) {
  return (
    <article className="container-page py-16">
      <header>
        <p className="eyebrow">{article.category}</p>
        <Heading>{article.title}</Heading>
        <p className="intro">{article.description}</p>
        <p>
          {article.date && <time dateTime={article.date}>{formatDate(article.date)}</time>} {article.author}
        </p>
      </header>
      <ContentPicture
        picture={article.picture}
        sizes="(min-width: 64rem) 60rem, 100vw"
        aspect={16 / 9}
        priority
      />
      <HeadingScope>
        <RichText value={article.body} />
      </HeadingScope>
    </article>
  )
}
