import {HashIcon} from '@sanity/icons/Hash'
import {defineField, defineType} from '@sanity/types'
import {internalText} from '../fields/common-fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {checkFactKey} from '../validation/check-fact-key.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today} from '../validation/dates.ts'
import {periodText} from '../validation/periods.ts'
import {retentionProblem} from '../validation/retention.ts'

export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'document',
  icon: HashIcon,
  fieldsets: [periodFieldset],
  fields: [
    internalText('label', 'Label', 'Internal name of the figure.'),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'How texts refer to it: key “phone” is written {phone}. If you publish another key, every text that uses it is updated. For a figure that changes by year, create one fact for each period, all with the same key.',
      validation: (rule) => [rule.required().error('Enter the fact a key.'), customRule(rule, checkFactKey)],
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'The text that replaces the key. Change it here and it changes everywhere.',
      validation: (rule) => [
        rule.required().error('Enter a text.'),
        rule.custom((_value, {document}) => retentionProblem(document) ?? true),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Optional. What to check when it changes.',
    }),
    ...periodFields({versionsBy: 'key', isFigure: true}),
  ],
  orderings: [orderBy('Label', 'label'), orderBy('Key', 'key')],
  preview: {
    select: {
      label: 'label',
      key: 'key',
      value: 'value',
      year: 'year',
      effectiveFrom: 'effectiveFrom',
      effectiveUntil: 'effectiveUntil',
    },
    prepare: ({label, key, value, year, ...period}) => ({
      title: label || 'Fact without a label',
      subtitle: [value, key && `{${key}}`, year, periodText(period, today())].filter(Boolean).join(' · '),
    }),
  },
})
