import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {definePlugin, type SanityClient} from 'sanity'
import {defineDocuments, presentationTool} from 'sanity/presentation'
import {openedDocument} from '../../ui/opened-document.ts'
import {siteUrl} from '../../ui/site-url.ts'
import {DateBar} from './date-bar.tsx'
import {locations} from './locations.ts'

const atPath = `${hasPageFilter} && path == $path`

/** Maps the URL of a page to its document, for the form next to the preview. If several have the path, the site shows the oldest. */
const mainDocuments = defineDocuments([
  {
    route: ['/', '/:one', '/:one/:two', '/:one/:two/:three', '/:one/:two/:three/:four'],
    filter: `${atPath} && _id == *[${atPath}] | order(_createdAt asc, _id asc)[0]._id`,
    params: ({path}) => ({path: path.length > 1 ? path.replace(/\/$/, '') : path}),
  },
])

/** Returns the address of the page whose form was opened last, or of the home page. */
async function initialAddress({client}: {client: SanityClient}): Promise<string> {
  const {id = ''} = openedDocument
  const query = `*[_id == $id && ${hasPageFilter}][0].path`
  const path = await client.fetch<string | null>(query, {id}, {perspective: 'drafts', tag: 'preview'})
  return new URL(path ?? '/', siteUrl).href
}

/** Adds the tool that shows the site with its drafts, as of a date. */
export const preview = definePlugin({
  name: 'upline-preview',
  plugins: [
    presentationTool({
      title: 'Preview',
      previewUrl: {initial: initialAddress},
      resolve: {locations, mainDocuments},
      components: {unstable_header: {component: DateBar}},
    }),
  ],
})
