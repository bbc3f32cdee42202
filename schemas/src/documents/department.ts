import {UsersIcon} from '@sanity/icons/Users'
import {defineField, defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {textField, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const department = defineType({
  name: 'department',
  title: 'Department',
  type: 'document',
  icon: UsersIcon,
  fields: [
    textField('name', 'Name', 'The name of the department.'),
    textField('description', 'Description', 'What it does for agents.', {rows: 3}),
    iconField(),
    wordList('responsibilities', 'Responsibilities', 'What agents can ask it for, one point a line.'),
    defineField({
      name: 'lead',
      title: 'Lead',
      type: 'reference',
      description: 'Optional: the person who leads the department.',
      to: [{type: 'person'}],
    }),
  ],
  orderings: [orderBy('Name', 'name')],
  preview: {select: {title: 'name', subtitle: 'lead.name', media: 'lead.picture'}},
})
