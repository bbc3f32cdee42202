/** With it the list of all pages, for visitors without script too. */
export const siteSearchFields = /* groq */ `
  heading,
  intro,
  pagesHeading,
  newsHeading,
  "pages": *[_type == "page" && defined(path) && !coalesce(seo.noIndex, false)] | order(path asc){_id, title, path},
  "articles": *[_type == "newsArticle" && defined(path) && !coalesce(seo.noIndex, false)] | order(date desc, title asc){_id, title, path}
`
