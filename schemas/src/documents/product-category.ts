import {PackageIcon} from '@sanity/icons/Package'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {countText} from '../fields/count-text.ts'
import {missing, references, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const productCategory = defineType({
  name: 'productCategory',
  title: 'Product category',
  type: 'document',
  icon: PackageIcon,
  fields: [
    textField('name', 'Name', 'The name of the category.'),
    textField('description', 'Description', 'What the products of the category have in common.', {rows: 3}),
    iconField(),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      description: 'The products with the carriers that offer them.',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Product',
          fields: [
            textField('name', 'Name', 'The name of the product.'),
            references('carriers', 'Carriers', 'The carriers that offer the product.', {to: 'carrier'}),
          ],
          preview: {
            select: {title: 'name', carriers: 'carriers'},
            prepare: ({title, carriers}) => ({
              title: title || 'Product without a name',
              subtitle: countText(carriers, 'carrier', 'carriers'),
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error(missing.list),
    }),
  ],
  orderings: [orderBy('Name', 'name')],
  preview: {
    select: {title: 'name', products: 'products'},
    prepare: ({title, products}) => ({
      title: title || 'Category without a name',
      subtitle: (Array.isArray(products) ? products : []).map((product) => product.name).join(' · '),
    }),
  },
})
