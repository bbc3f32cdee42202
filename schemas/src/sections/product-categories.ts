import {PackageIcon} from '@sanity/icons/Package'
import {headingField, introField} from '../fields/common-fields.ts'
import {label, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const productCategories = defineSection({
  name: 'productCategories',
  title: 'Product categories',
  description: 'Product categories with the carriers of each product.',
  icon: PackageIcon,
  group: 'products',
  counts: ['items', 'category', 'categories'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Product categories', 'The categories to show, in this order.', {
      to: 'productCategory',
    }),
    label('productLabel', 'Column: product', 'Product', 'Title of the column with the products.'),
    label('carriersLabel', 'Column: carriers', 'Carriers', 'Title of the column with the carriers.'),
  ],
})
