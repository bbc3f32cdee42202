import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField, defineType} from '@sanity/types'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {internalText} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today} from '../validation/dates.ts'
import {validateCounts, validateNationalText} from '../validation/disclaimers.ts'
import {validateFactKey} from '../validation/fact-keys.ts'
import {periodText} from '../validation/periods.ts'

export const disclaimer = defineType({
  name: 'disclaimer',
  title: 'Disclaimer',
  type: 'document',
  icon: InfoOutlineIcon,
  fieldsets: [{...periodFieldset, options: {collapsible: true, collapsed: false}}],
  fields: [
    internalText('title', 'Title', 'Internal name. Visitors don’t see it.'),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'The same for all versions of one disclaimer, such as tpmo. A page that uses one of them shows the current version.',
      validation: (rule) => [
        rule.required().error('Enter the disclaimer a key.'),
        customRule(rule, validateFactKey),
      ],
    }),
    textField(
      'text',
      'Wording',
      `Exactly as the rule has it. ${countTokens.map((token) => `{${token}}`).join(' and ')} are counted for the state that the visitor chose.`,
      {rows: 6},
    ),
    defineField({
      name: 'nationalText',
      title: 'Wording before a state is chosen',
      type: 'text',
      rows: 4,
      description:
        'The same for the whole nation, without “in your area”. Required if the wording above has it.',
      validation: (rule) =>
        customRule(rule, (text, {document}) => validateNationalText(text, {text: document?.text})),
    }),
    defineField({
      name: 'statesCounts',
      title: 'Includes carrier and plan counts',
      type: 'boolean',
      description:
        'On: the rule requires the number of organizations and of products. A page with this disclaimer can’t be published without them.',
      initialValue: false,
      validation: (rule) =>
        customRule(rule, (_on, {document}) =>
          validateCounts({text: document?.text, statesCounts: document?.statesCounts}),
        ),
    }),
    ...periodFields({versionsBy: 'key'}),
  ],
  orderings: [orderBy('Key and first day', 'key', 'effectiveFrom desc')],
  preview: {
    select: {title: 'title', text: 'text', effectiveFrom: 'effectiveFrom', effectiveUntil: 'effectiveUntil'},
    prepare: ({title, text, ...period}) => ({
      title: title || 'Disclaimer without a title',
      subtitle: [periodText(period, today()), text].filter(Boolean).join(' · '),
    }),
  },
})
