import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {defineDocuments} from 'sanity/presentation'

const atPath = `${hasPageFilter} && path == $path`

/** Maps the URL of a page to its document, for the form next to the preview. If several have the path, the site shows the oldest. */
export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:one', '/:one/:two', '/:one/:two/:three', '/:one/:two/:three/:four'],
    filter: `${atPath} && _id == *[${atPath}] | order(_createdAt asc, _id asc)[0]._id`,
    params: ({path}) => ({path: path.length > 1 ? path.replace(/\/$/, '') : path}),
  },
])
