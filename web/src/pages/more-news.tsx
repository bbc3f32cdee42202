import {Link} from 'react-router-dom'
import {useDocumentAttribute} from '../content/data-attribute.ts'
import {useInterfaceText} from '../content/site-context.ts'
import type {ArticleData} from '../content/types.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {formatDate} from '../lib/format-date.ts'
import {buttonClass} from '../ui/button-class.ts'
import {Band} from './band.tsx'

/** Renders the newest other articles and a link to all of them. */
export function MoreNews({article: {path, more}}: {article: ArticleData}) {
  const documentAttribute = useDocumentAttribute('newsArticle', 'title')
  const labels = useInterfaceText()
  const newsPath = ancestorPaths(path ?? '').at(-1)
  const articles = more.filter((other) => other.path !== path).slice(0, 3)
  if (articles.length === 0) return null
  return (
    <Band
      heading={labels.moreNews}
      tone="shade"
      aside={
        newsPath && (
          <Link to={newsPath} className={`${buttonClass('text')} mt-3`}>
            {labels.backToNews}
          </Link>
        )
      }
    >
      <ul className="border-t border-rule-strong">
        {articles.map((article) => (
          <li key={article._id} data-sanity={documentAttribute(article)} className="border-b border-rule">
            <Link
              to={article.path}
              className="group grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[10rem_1fr] sm:items-baseline"
            >
              <span className="text-sm text-soft figures">{formatDate(article.date)}</span>
              <span className="font-serif text-lg font-semibold decoration-accent underline-offset-4 group-hover:underline">
                {article.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
