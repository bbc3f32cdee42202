import {defineQuery} from 'groq'
import {pictureFields} from '../../content/fragments.ts'

// An article without a path has no page yet.
const articles = '_type == "newsArticle" && defined(path)'

const newestFirst = '| order(date desc, title asc)'

const articleFields = /* groq */ `
    _id, title, "path": coalesce(path, ""), category, date, description, readTime,
    "author": coalesce(author->name, authorName), picture{${pictureFields}}
`

/** The newest articles come with the page; the rest of a long list is fetched when somebody wants to see it. */
export const newsListFields = /* groq */ `
  "articles": *[${articles}] ${newestFirst} [0...60]{${articleFields}},
  "total": count(*[${articles}])
`

/** All articles, newest first, at most 2,000. */
export const newsQuery = defineQuery(`{
  "total": count(*[${articles}]),
  "articles": *[${articles}] ${newestFirst} [0...2000]{${articleFields}}
}`)
