import {TagIcon} from '@sanity/icons/Tag'
import {defineType, type FieldDefinition} from '@sanity/types'
import {orderField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {byOrder, orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {checkChoiceKey} from '../validation/check-choice.ts'
import type {ChoiceType} from './choice-types.ts'

interface ChoiceDefinition<Name extends ChoiceType> {
  name: Name
  title: string
  /** The places where visitors read it. */
  shown: string
  /** Further fields of the type. */
  fields?: FieldDefinition[]
}

/** A document that is one of a list which staff add to, name and order. */
export function defineChoice<Name extends ChoiceType>({
  name,
  title,
  shown,
  fields = [],
}: ChoiceDefinition<Name>) {
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
    preview: preview(
      `${title} without a title`,
      {title: 'title', key: 'key', order: 'order'},
      ({title: shown, key, order}) => [order?.toString(), key !== shown && key],
    ),
  })
}
