import {defineQuery} from 'groq'
import {pictureFields} from '../../content/fragments.ts'

const newestFirst = '| order(date desc, title asc)'

const articleFields = /* groq */ `
    _id,
    title,
    path,
    category,
    date,
    description,
    readTime,
    "author": coalesce(author->name, authorName),
    picture{${pictureFields}}
`

/** The newest articles come with the page; the rest of a long list is fetched when somebody wants to see it. */
export const newsListFields = /* groq */ `
  heading,
  allLabel,
  filterLabel,
  readMoreLabel,
  readTimeLabel,
  emptyText,
  loadMoreLabel,
  pageSize,
  resultStatus,
  "articles": *[_type == "newsArticle"] ${newestFirst} [0...60]{${articleFields}},
  "total": count(*[_type == "newsArticle"])
`

/** The newest `$count` articles of the category `$category`, of all where it is empty, and how many there are in all. */
export const newsQuery = defineQuery(`{
  "total": count(*[_type == "newsArticle" && ($category == "" || category == $category)]),
  "articles": *[_type == "newsArticle" && ($category == "" || category == $category)] ${newestFirst} [0...$count]{${articleFields}}
}`)
