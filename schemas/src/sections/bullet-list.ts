import {UlistIcon} from '@sanity/icons/Ulist'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/list.ts'
import {defineSection} from './define-section.ts'
import {box, dot, heading, repeat, text, wireframe} from './wireframe.ts'

export const bulletList = defineSection({
  name: 'bulletList',
  title: 'Points',
  description: 'One or more groups of short points: considerations, commitments, checklists.',
  icon: UlistIcon,
  group: 'text',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 28, 120) +
      repeat(2, (c) => {
        const x = 24 + c * 142
        return (
          box(x, 56, 70, 7, 'spruce', 2) +
          repeat(5, (i) => dot(x + 4, 80 + i * 18, 3, 'copper') + text(x + 14, 78 + i * 18, 100, 1))
        )
      }),
  ),
  counts: ['groups', 'group', 'groups'],
  fields: [
    headingField({optional: true}),
    introField(),
    list('groups', 'Groups', 'Groups of points, each with its title.', {of: 'bulletGroup'}),
  ],
})
