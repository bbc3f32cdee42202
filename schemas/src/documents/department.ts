import {UsersIcon} from '@sanity/icons/Users'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {reference, textField, wordList} from '../fields/fields.ts'
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
    wordList(
      'responsibilities',
      'Responsibilities',
      'What agents can ask this department for, one point per line.',
    ),
    reference('lead', 'Lead', 'Optional. The person who leads the department.', {to: 'person'}),
  ],
  orderings: [orderBy('Name', 'name')],
  preview: {select: {title: 'name', subtitle: 'lead.name', media: 'lead.picture'}},
})
