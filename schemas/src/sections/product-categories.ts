import {PackageIcon} from '@sanity/icons/Package'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, repeat, rule, text, wireframe} from './wireframe.ts'

export const productCategories = defineSection({
  name: 'productCategories',
  title: 'Product categories',
  description: 'Product categories with the carriers of each product.',
  icon: PackageIcon,
  group: 'products',
  place: 'page-or-tab',
  wireframe: wireframe(
    repeat(2, (i) => {
      const y = 24 + i * 82
      return (
        box(24, y, 80, 8, 'spruce', 2) +
        text(24, y + 16, 72, 2) +
        repeat(
          3,
          (r) =>
            rule(126, y + 2 + r * 22, 170) +
            text(126, y + 11 + r * 22, 50, 1) +
            text(196, y + 11 + r * 22, 96, 1, 'copper'),
        )
      )
    }),
  ),
  counts: ['items', 'category', 'categories'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Product categories', 'The categories to show, in this order.', {
      to: 'productCategory',
    }),
    textField('productLabel', 'Column: product', 'Title of the column with the products.', {
      initialValue: 'Product',
    }),
    textField('carriersLabel', 'Column: carriers', 'Title of the column with the carriers.', {
      initialValue: 'Carriers',
    }),
  ],
})
