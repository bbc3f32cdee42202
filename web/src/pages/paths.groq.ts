import {defineQuery} from 'groq'

/** Every path that content has, for the prerenderer, the sitemap and the suggestions of the 404 page. */
export const pathsQuery = defineQuery(`
  *[_type in ["page", "newsArticle"] && defined(path)] | order(path asc){
    path,
    title,
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)
