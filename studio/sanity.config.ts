import {ListIcon} from '@sanity/icons/List'
import {visionTool} from '@sanity/vision'
import {withLake} from '@upline/lake/studio.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {documentActions} from './src/actions/document-actions.ts'
import {viewOnSite} from './src/actions/view-on-site.ts'
import {BrandMark} from './src/brand/brand-mark.tsx'
import {BulkTool} from './src/bulk/bulk-tool.tsx'
import {connectionsInspector} from './src/dependents/connections-inspector.tsx'
import {effectInspector} from './src/effect/effect-inspector.tsx'
import {FactsLayout} from './src/facts/facts-layout.tsx'
import {withResolvedPreviews} from './src/facts/with-resolved-previews.ts'
import {health} from './src/health/health.tsx'
import {inbox} from './src/inbox/inbox-plugin.tsx'
import {InputWithPresence} from './src/inputs/input-with-presence.tsx'
import {withInputs} from './src/inputs/with-inputs.ts'
import {localAuth} from './src/local-editors/local-auth.tsx'
import {mediaPlugin} from './src/media/media-plugin.tsx'
import {DateBar} from './src/preview/date-bar.tsx'
import {locations} from './src/preview/locations.ts'
import {mainDocuments} from './src/preview/main-documents.ts'
import {ReviewAction} from './src/review/review-action.tsx'
import {schedulePlugin} from './src/schedule/schedule-plugin.tsx'
import {siteUrl} from './src/site-url.ts'
import {DocumentLayout} from './src/structure/document-layout.tsx'
import {structure} from './src/structure/structure.ts'
import {newDocumentOptions, templates} from './src/structure/templates.ts'
import {withReleaseGuards} from './src/transactions/with-release-guards.ts'
import {FocusLayout} from './src/ui/focus-layout.tsx'
import {withPlaces} from './src/validation/validation-inspector.tsx'

// The bundler replaces variables with their values (see sanity.cli.ts) and removes code that depends on unset ones.
const project = {
  projectId: process.env.VITE_SANITY_PROJECT_ID || 'local',
  dataset: process.env.VITE_SANITY_DATASET || 'production',
}
const backend = process.env.VITE_SANITY_API_HOST
const inboxSettings = {
  apiKey: process.env.VITE_FIREBASE_API_KEY || '',
  authDomain: process.env.VITE_FIREBASE_AUTH_DOMAIN || '',
  projectId: process.env.VITE_FIREBASE_PROJECT_ID || '',
  appId: process.env.VITE_FIREBASE_APP_ID || '',
  region: process.env.VITE_FUNCTIONS_REGION || 'us-central1',
  appCheckKey: process.env.VITE_APP_CHECK_KEY || '',
}
const openLocalInbox = backend
  ? (editor: string) =>
      import('./src/inbox/local-inbox.ts').then((module) =>
        module.openLocalInbox(inboxSettings, {backend, editor}),
      )
  : undefined
const forDevelopers = process.env.NODE_ENV === 'development' ? [visionTool({title: 'Queries'})] : []

/** One component, because a new one on every call would lose its state. */
const viewOnThisSite = viewOnSite(siteUrl)

const releaseLabels = {
  'revert-dialog.confirm-revert.stage-revert-checkbox-label':
    'Publish the earlier versions now, without a review',
}

const config = defineConfig({
  name: 'upline',
  title: 'Upline',
  icon: BrandMark,
  ...project,
  // Sanity's own scheduling needs a paid plan; src/schedule does not.
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  ...(backend && {auth: localAuth({apiHost: backend, ...project})}),
  schema: {types: withReleaseGuards(withResolvedPreviews(withInputs(schemaTypes))), templates},
  i18n: {bundles: [{locale: 'en-US', namespace: 'releases', resources: releaseLabels}]},
  studio: {components: {layout: FactsLayout}},
  form: {components: {input: InputWithPresence}},
  document: {
    components: {unstable_layout: DocumentLayout},
    // Next to Publish, because the Studio closes a dialog if an action before its own in the menu comes or goes.
    actions: (actions, context) => [
      ...documentActions(actions.toSpliced(1, 0, ReviewAction), context),
      viewOnThisSite,
    ],
    newDocumentOptions,
    inspectors: (inspectors) => [...withPlaces(inspectors), effectInspector, connectionsInspector],
  },
  plugins: [
    structureTool({title: 'Content', structure}),
    presentationTool({
      title: 'Preview',
      previewUrl: {initial: siteUrl},
      resolve: {locations, mainDocuments},
      components: {unstable_header: {component: DateBar}},
    }),
    schedulePlugin(),
    {name: 'upline-bulk', tools: [{name: 'bulk', title: 'Bulk', icon: ListIcon, component: BulkTool}]},
    health({siteUrl}),
    mediaPlugin,
    {name: 'upline-focus', studio: {components: {layout: FocusLayout}}},
    inbox({settings: inboxSettings, openLocal: openLocalInbox}),
    ...forDevelopers,
  ],
})

export default backend ? withLake(config, {url: backend}) : config
