import {PackageIcon} from '@sanity/icons/Package'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {iconField} from '../fields/common-fields.ts'
import {list, member, references, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {countText} from '../validation/count-text.ts'

export const productCategory = defineType({
  name: 'productCategory',
  title: 'Product category',
  type: 'document',
  icon: PackageIcon,
  fields: [
    textField('name', 'Name', 'The name of the category.'),
    textField('description', 'Description', 'What the products of the category have in common.', {rows: 3}),
    iconField(),
    list('products', 'Products', 'The products with the carriers that offer them.', {
      of: member(
        'Product',
        [
          textField('name', 'Name', 'The name of the product.'),
          references(
            'carriers',
            'Carriers',
            'The carriers that offer the product. Those with a specialty of the same name are listed, too.',
            {to: 'carrier'},
          ),
        ],
        {
          preview: preview('Product without a name', {title: 'name', carriers: 'carriers'}, ({carriers}) => [
            countText(carriers, 'carrier', 'carriers'),
          ]),
        },
      ),
    }),
  ],
  orderings: [orderBy('Name', 'name')],
  preview: preview('Category without a name', {title: 'name', products: 'products'}, ({products}) =>
    objectsIn(products).map((product) => product.name),
  ),
})
