import {UlistIcon} from '@sanity/icons/Ulist'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const bulletList = defineSection({
  name: 'bulletList',
  title: 'Bullets',
  description: 'One or more groups of short points: considerations, commitments, checklists.',
  icon: UlistIcon,
  group: 'text',
  counts: ['groups', 'group', 'groups'],
  fields: [
    headingField({optional: true}),
    introField(),
    list('groups', 'Groups', 'Groups of bullets, each with a title.', {of: 'bulletGroup'}),
  ],
})
