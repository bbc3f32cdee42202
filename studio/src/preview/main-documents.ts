import {isSitePage} from '@upline/schemas/documents/site-page.ts'
import {defineDocuments} from 'sanity/presentation'

/** Maps the URL of a page to its document, for the form next to the preview. */
export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:one', '/:one/:two', '/:one/:two/:three', '/:one/:two/:three/:four'],
    filter: `${isSitePage} && path == $path`,
    params: ({path}) => ({path: path.length > 1 ? path.replace(/\/$/, '') : path}),
  },
])
