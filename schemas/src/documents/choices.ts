import {TagIcon} from '@sanity/icons/Tag'
import {defineType, type FieldDefinition} from '@sanity/types'
import {orderField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {byOrder, orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {checkChoiceKey} from '../validation/check-choice.ts'
import type {ChoiceType} from '../validation/choice-types.ts'

export const carrierCategory = defineChoice(
  'carrierCategory',
  'Carrier category',
  'the filter of the carrier showcase, and a label next to carriers',
)

export const carrierSpecialty = defineChoice(
  'carrierSpecialty',
  'Specialty',
  'the choice in the carrier directory, and what a carrier is good at',
  [
    toggle(
      'disclaimed',
      'Counts in the Medicare disclaimer',
      'Turn on for Medicare Advantage and drug plans: {medicareOrganizations} and {medicareProducts} count the carriers with this specialty.',
    ),
  ],
)

export const newsCategory = defineChoice(
  'newsCategory',
  'News category',
  'the filter of the news page, and a label on articles',
)

export const partnerLevel = defineChoice(
  'partnerLevel',
  'Partner level',
  'a label next to carriers in the directory',
)

/** Defines a type of document that other documents choose from, such as a category. `shown` says where visitors read it. */
function defineChoice<Name extends ChoiceType>(
  name: Name,
  title: string,
  shown: string,
  fields: FieldDefinition[] = [],
) {
  return defineType({
    name,
    title,
    type: 'document',
    icon: TagIcon,
    fields: [
      textField('title', 'Title', `What visitors read: ${shown}. Change it here and it changes everywhere.`),
      field(
        'string',
        'key',
        'Key',
        'The ID used in links and records, such as ?category=Press+Releases. Don’t change it once it’s in use.',
        {required: 'Enter a key. You can copy the title.', errors: [checkChoiceKey]},
      ),
      ...fields,
      orderField(),
    ],
    orderings: [byOrder, orderBy('Title', 'title')],
    preview: preview(`${title} without a title`, {title: 'title', key: 'key', order: 'order'}, (value) => [
      value.order?.toString(),
      value.key !== value.title && value.key,
    ]),
  })
}
