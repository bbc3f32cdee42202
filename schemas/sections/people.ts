import {UsersIcon} from '@sanity/icons/Users'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const people = defineSection({
  name: 'people',
  title: 'People',
  description: 'People with portrait, role and a few words about them.',
  icon: UsersIcon,
  counts: ['items', 'person', 'people'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'People',
      description: 'The people to show, in this order.',
      to: 'person',
    }),
    words({
      name: 'achievementsLabel',
      title: 'Label of the achievements',
      description: 'Stands over the achievements of a person.',
      initialValue: 'Achievements',
    }),
  ],
})
