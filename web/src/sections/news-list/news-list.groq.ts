import {pictureFields} from '../../content/fragments.ts'

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
  "articles": *[_type == "newsArticle"] | order(date desc, title asc){
    _id,
    title,
    path,
    category,
    date,
    description,
    readTime,
    "author": coalesce(author->name, authorName),
    picture{${pictureFields}}
  }
`
