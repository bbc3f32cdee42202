import {defineConfig, defineField, defineType} from 'sanity'
import {structureTool} from 'sanity/structure'

const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    defineField({name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'date', title: 'Date', type: 'date'}),
    defineField({name: 'venue', title: 'Venue', type: 'reference', to: [{type: 'venue'}]}),
  ],
})

const venue = defineType({
  name: 'venue',
  title: 'Venue',
  type: 'document',
  fields: [
    defineField({name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'photo', title: 'Photo', type: 'image', options: {hotspot: true}}),
  ],
})

// Nothing here knows of the lake: this is the configuration for hosted Sanity.
export default defineConfig({
  projectId: 'local',
  dataset: 'production',
  title: 'Events',
  plugins: [structureTool()],
  schema: {types: [event, venue]},
})
