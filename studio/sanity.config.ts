import {schemaTypes} from '@upline/schemas/schema-types'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'

export default defineConfig({
  name: 'upline',
  title: 'Upline',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  schema: {types: schemaTypes},
  plugins: [structureTool()],
})
