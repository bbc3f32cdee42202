import {TiersIcon} from '@sanity/icons/Tiers'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {iconField, orderField} from '../fields/common-fields.ts'
import {labelValueList, linkField, textField, wordList} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'

export const partnerTier = defineType({
  name: 'partnerTier',
  title: 'Partner tier',
  type: 'document',
  icon: TiersIcon,
  fields: [
    textField('name', 'Name', 'The name of the tier.'),
    textField('description', 'Description', 'Who the tier is for, in one sentence.', {rows: 2}),
    iconField(),
    orderField(),
    labelValueList(
      'requirements',
      'Requirements',
      'What an agency needs: premium, persistency, quality, agents.',
    ),
    wordList('benefits', 'Benefits', 'Benefits of this tier.'),
    linkField(
      'action',
      'Button',
      'Opens the application. The path can name the tier, such as /contact?topic=elite.',
      {type: 'action'},
    ),
  ],
  orderings: [byOrder],
  preview: preview('Tier without a name', {title: 'name', requirements: 'requirements'}, ({requirements}) =>
    objectsIn(requirements).map(({label, value}) => [label, value].filter(Boolean).join(' ')),
  ),
})
