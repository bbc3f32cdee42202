import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {event} from './schemas/event.ts'
import {venue} from './schemas/venue.ts'

// Nothing here knows of the lake: this is the configuration for hosted Sanity.
export default defineConfig({
  projectId: 'local',
  dataset: 'production',
  title: 'Events',
  plugins: [structureTool()],
  schema: {types: [event, venue]},
})
