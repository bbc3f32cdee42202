import {defineField, defineType} from 'sanity'

export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    defineField({name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'date', title: 'Date', type: 'date'}),
    defineField({name: 'venue', title: 'Venue', type: 'reference', to: [{type: 'venue'}]}),
  ],
})
