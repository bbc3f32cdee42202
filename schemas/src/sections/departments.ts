import {CaseIcon} from '@sanity/icons/Case'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const departments = defineSection({
  name: 'departments',
  title: 'Departments',
  description: 'Departments and their responsibilities.',
  icon: CaseIcon,
  group: 'company',
  counts: ['items', 'department', 'departments'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Departments', 'The departments to show, in this order.', {to: 'department'}),
  ],
})
