import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {defineQuery} from 'groq'

export const pathsQuery = defineQuery(`
  *[${hasPageFilter} && defined(path) && !coalesce(seo.noIndex, false)] | order(path asc){
    "path": coalesce(path, ""),
    "title": coalesce(title, name)
  }
`)
