import {CaseIcon} from '@sanity/icons/Case'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'
import {box, dot, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const departments = defineSection({
  name: 'departments',
  title: 'Departments',
  description: 'Departments and their responsibilities.',
  icon: CaseIcon,
  group: 'company',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 110) +
      repeat(4, (i) => {
        const x = 24 + (i % 2) * 142
        const y = 50 + Math.floor(i / 2) * 66
        return (
          frame(x, y, 130, 58) +
          dot(x + 20, y + 20, 9, 'sage') +
          box(x + 38, y + 14, 70, 7, 'spruce', 2) +
          text(x + 38, y + 30, 80, 2)
        )
      }),
  ),
  counts: ['items', 'department', 'departments'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Departments', 'The departments to show, in this order.', {to: 'department'}),
  ],
})
