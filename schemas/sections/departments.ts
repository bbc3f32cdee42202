import {CaseIcon} from '@sanity/icons/Case'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'

export const departments = defineSection({
  name: 'departments',
  title: 'Departments',
  description: 'Departments with what they look after.',
  icon: CaseIcon,
  counts: ['items', 'department', 'departments'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'Departments',
      description: 'The departments to show, in this order.',
      to: 'department',
    }),
  ],
})
