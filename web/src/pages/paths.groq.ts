import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {defineQuery} from 'groq'

/** Every path that content has, for the prerenderer, the sitemap and the suggestions of the 404 page. */
export const pathsQuery = defineQuery(`
  *[${hasPageFilter} && defined(path)] | order(path asc){
    "path": coalesce(path, ""),
    "title": coalesce(title, name),
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)
