import {definePlugin} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {siteUrl} from '../../ui/site-url.ts'
import {DateBar} from './date-bar.tsx'
import {locations} from './locations.ts'
import {mainDocuments} from './main-documents.ts'

/** Adds the tool that shows the site with its drafts, as of a date. */
export const preview = definePlugin({
  name: 'upline-preview',
  plugins: [
    presentationTool({
      title: 'Preview',
      previewUrl: {initial: siteUrl},
      resolve: {locations, mainDocuments},
      components: {unstable_header: {component: DateBar}},
    }),
  ],
})
