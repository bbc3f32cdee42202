import {BillIcon} from '@sanity/icons/Bill'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, frame, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const commissionLevels = defineSection({
  name: 'commissionLevels',
  title: 'Commission levels',
  description: 'Commission levels with their rate tables.',
  icon: BillIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 120) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const rates = repeat(
          4,
          (r) =>
            rule(x + 10, 86 + r * 20, 64) +
            text(x + 10, 94 + r * 20, 34, 1) +
            box(x + 56, 93 + r * 20, 18, 6, 'copper', 2),
        )
        return frame(x, 50, 84, 122) + box(x + 10, 64, 46, 9, 'spruce', 2) + rates
      }),
  ),
  counts: ['levels', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('levels', 'Levels', 'The levels to show, lowest first.', {to: 'commissionLevel'}),
    textField('productLabel', 'Column: product', 'Title of the column with the products.', {
      initialValue: 'Product',
    }),
    textField('rateLabel', 'Column: rate', 'Title of the column with the rates.', {initialValue: 'Rate'}),
    textField('note', 'Note', 'Under the tables: how a level is reached and what the rates refer to.', {
      rows: 2,
    }),
  ],
})
