import {visionTool} from '@sanity/vision'
import {withReleaseGuards} from '@upline/editorial/checks/with-release-guards.ts'
import {withLake} from '@upline/lake/studio.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {documentActions} from './src/desk/actions/document-actions.ts'
import {viewOnSite} from './src/desk/actions/view-on-site.ts'
import {connectionsInspector} from './src/desk/connections-inspector.tsx'
import {ReviewBadge} from './src/desk/review/review-action.tsx'
import {DocumentLayout} from './src/desk/structure/document-layout.tsx'
import {structure} from './src/desk/structure/structure.ts'
import {newDocumentOptions, templates} from './src/desk/structure/templates.ts'
import {FactsLayout} from './src/form/facts/facts-layout.tsx'
import {withResolvedPreviews} from './src/form/facts/with-resolved-previews.ts'
import {InputWithPresence} from './src/form/inputs/input-with-presence.tsx'
import {ItemWithFocus} from './src/form/inputs/item-with-focus.tsx'
import {withInputs} from './src/form/inputs/with-inputs.ts'
import {withPlaces} from './src/form/validation-inspector.tsx'
import {localAuth} from './src/local-auth.tsx'
import {bulk} from './src/plugins/bulk/bulk-plugin.ts'
import {effect} from './src/plugins/effect/effect-plugin.tsx'
import {health} from './src/plugins/health/health.tsx'
import {inbox} from './src/plugins/inbox/inbox-plugin.tsx'
import {useUnfoundDays} from './src/plugins/inbox/use-unfound-days.ts'
import {mediaPlugin} from './src/plugins/media/media-plugin.tsx'
import {preview} from './src/plugins/preview/preview-plugin.ts'
import {schedulePlugin} from './src/plugins/schedule/schedule-plugin.tsx'
import {tasks} from './src/plugins/tasks/tasks-plugin.tsx'
import {BrandMark} from './src/ui/brand-mark.tsx'
import {siteUrl} from './src/ui/site-url.ts'

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
      import('./src/plugins/inbox/local-inbox.ts').then((module) =>
        module.openLocalInbox(inboxSettings, {backend, editor}),
      )
  : undefined
const inboxOptions = {settings: inboxSettings, openLocal: openLocalInbox}
const forDevelopers = process.env.NODE_ENV === 'development' ? [visionTool({title: 'Queries'})] : []

/** One component, because a new one on every call would lose its state. */
const viewOnThisSite = viewOnSite(siteUrl)

const releaseLabels = {
  'revert-dialog.confirm-revert.stage-revert-checkbox-label':
    'Publish the earlier versions now, without a review',
  // On one machine nothing is removed, and hosted Sanity names the plan's limit in its settings.
  'archive-info.description': 'It stays under “Archived”. <Link>Learn about retention</Link>.',
}

const config = defineConfig({
  name: 'upline',
  title: 'Upline',
  icon: BrandMark,
  ...project,
  // Sanity's own scheduling needs a paid plan; src/plugins/schedule does not.
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  // Without it, Sanity ignores the actions that plugins add to releases.
  releases: {enabled: true},
  ...(backend && {auth: localAuth({apiHost: backend, ...project})}),
  schema: {types: withReleaseGuards(withResolvedPreviews(withInputs(schemaTypes))), templates},
  i18n: {bundles: [{locale: 'en-US', namespace: 'releases', resources: releaseLabels}]},
  studio: {components: {layout: FactsLayout}},
  form: {components: {input: InputWithPresence, item: ItemWithFocus}},
  document: {
    components: {unstable_layout: DocumentLayout},
    // A plugin's action would be missing in releases.
    actions: (actions, context) => [...documentActions(actions, context), viewOnThisSite],
    badges: (badges) => [...badges, ReviewBadge],
    newDocumentOptions,
    inspectors: (inspectors) => [...withPlaces(inspectors), connectionsInspector],
  },
  plugins: [
    structureTool({title: 'Content', structure}),
    preview(),
    schedulePlugin(),
    bulk(),
    health({siteUrl, useUnfound: () => useUnfoundDays(inboxOptions)}),
    mediaPlugin(),
    effect(),
    tasks(),
    inbox(inboxOptions),
    ...forDevelopers,
  ],
})

export default backend ? withLake(config, {url: backend}) : config
