import {WrenchIcon} from '@sanity/icons/Wrench'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {linkField, textField, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const marketingTool = defineType({
  name: 'marketingTool',
  title: 'Marketing tool',
  type: 'document',
  icon: WrenchIcon,
  fields: [
    textField('name', 'Name', 'The name of the tool.'),
    textField('description', 'Description', 'What an agent can do with it, in one or two sentences.', {
      rows: 3,
    }),
    iconField(),
    wordList('features', 'Features', 'Three to five short points.'),
    linkField('action', 'Button', 'Leads to the tool.', {type: 'action'}),
  ],
  orderings: [orderBy('Name', 'name')],
  preview: {select: {title: 'name', subtitle: 'description'}},
})
