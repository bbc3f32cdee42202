import {PackageIcon} from '@sanity/icons/Package'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const productCategories = defineSection({
  name: 'productCategories',
  title: 'Product categories',
  description: 'Product categories with the carriers of each product.',
  icon: PackageIcon,
  group: 'products',
  place: 'page-or-tab',
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
