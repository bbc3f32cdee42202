import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {defineDocuments} from 'sanity/presentation'

/** Maps the URL of a page to its document, for the form next to the preview. */
export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:one', '/:one/:two', '/:one/:two/:three', '/:one/:two/:three/:four'],
    filter: `${hasPageFilter} && path == $path`,
    params: ({path}) => ({path: path.length > 1 ? path.replace(/\/$/, '') : path}),
  },
])
