import {defineCliConfig} from 'sanity/cli'

// Types are extracted without an account, so the ids need not be real ones for that.
const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'local'
const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production'

export default defineCliConfig({
  api: {projectId, dataset},
  deployment: {autoUpdates: false},
  schemaExtraction: {enabled: false, path: 'dist/schema.json', enforceRequiredFields: true},
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: 'dist/schema.json',
    // `npm test` generates into another file, to compare.
    generates: process.env.SANITY_TYPES_TARGET ?? '../web/src/content/sanity.types.generated.ts',
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
