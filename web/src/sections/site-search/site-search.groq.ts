import {hasPageFilter} from '@upline/domain/content/page-types.ts'

/** With it the list of all pages, for visitors without script too. */
export const siteSearchFields = /* groq */ `
  "pages": *[${hasPageFilter} && _type != "newsArticle" && defined(path) && !coalesce(seo.noIndex, false)] | order(path asc){_id, _type, "title": coalesce(title, name), "path": coalesce(path, "")},
  "articles": *[_type == "newsArticle" && defined(path) && !coalesce(seo.noIndex, false)] | order(date desc, title asc){_id, title, date, "path": coalesce(path, "")}
`
