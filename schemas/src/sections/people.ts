import {UsersIcon} from '@sanity/icons/Users'
import {actionsField, headingField, introField, lookField} from '../fields/common-fields.ts'
import {label, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const people = defineSection({
  name: 'people',
  title: 'People',
  description: 'People with portrait, role and a short bio.',
  icon: UsersIcon,
  group: 'company',
  counts: ['items', 'person', 'people'],
  fields: [
    headingField(),
    introField(),
    references('items', 'People', 'The people to show, in this order.', {to: 'person'}),
    label(
      'achievementsLabel',
      'Achievements label',
      'Achievements',
      'Appears above the achievements of a person.',
    ),
    lookField(
      'Optional. Full: shows bio and achievements. Compact: photo, name, and title, for a page that links to the full list.',
    ),
    actionsField(),
  ],
})
