import {PackageIcon} from '@sanity/icons/Package'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const productCategories = defineSection({
  name: 'productCategories',
  title: 'Product categories',
  description: 'Product categories with the carriers of each product.',
  icon: PackageIcon,
  counts: ['items', 'category', 'categories'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'items',
      title: 'Product categories',
      description: 'The categories to show, in this order.',
      to: 'productCategory',
    }),
    words({
      name: 'productLabel',
      title: 'Column: product',
      description: 'Title of the column with the products.',
      initialValue: 'Product',
    }),
    words({
      name: 'carriersLabel',
      title: 'Column: carriers',
      description: 'Title of the column with the carriers.',
      initialValue: 'Carriers',
    }),
  ],
})
