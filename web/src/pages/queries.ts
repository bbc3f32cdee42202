import {siteQuery} from '../content/site.groq.ts'
import {pageQuery} from './page.groq.ts'

/** The texts of the queries: long, and needed only once the CMS is asked. */
export const queries = {site: siteQuery, page: pageQuery}
