import {HashIcon} from '@sanity/icons/Hash'
import {defineType} from '@sanity/types'
import {internalText} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {checkFactKey, retentionProblem} from '../validation/facts.ts'

export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'document',
  icon: HashIcon,
  fieldsets: [periodFieldset],
  fields: [
    internalText('label', 'Label', 'Internal name of the figure.'),
    field(
      'string',
      'key',
      'Key',
      'How texts refer to it: key “phone” is written {phone}. To rename it, change the key and publish: the texts follow. For a figure that changes by year, create one fact for each period, all with the same key.',
      {required: 'Enter a key.', errors: [checkFactKey]},
    ),
    field(
      'string',
      'value',
      'Value',
      'The text that replaces the key. Change it here and it changes everywhere.',
      {
        required: 'Enter some text.',
        errors: [(_value, {document}) => retentionProblem(document)],
      },
    ),
    field('text', 'description', 'Note', 'Optional. What to check when it changes.', {rows: 2}),
    ...periodFields({versionsBy: 'key', isFigure: true}),
  ],
  orderings: [orderBy('Label', 'label'), orderBy('Key', 'key')],
  preview: preview(
    'Fact without a label',
    {
      title: 'label',
      key: 'key',
      value: 'value',
      ...periodSelect,
    },
    ({key, value, ...period}) => [value, key && `{${key}}`, periodNote(period)],
  ),
})
