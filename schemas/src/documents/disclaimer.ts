import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField, defineType} from '@sanity/types'
import {countTokens} from '@upline/domain/periods/figures.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {words} from '../fields/words.ts'
import {today} from '../validation/dates.ts'
import {countsProblem} from '../validation/disclaimers.ts'
import {factKeyProblem} from '../validation/fact-keys.ts'
import {periodText} from '../validation/periods.ts'

export const disclaimer = defineType({
  name: 'disclaimer',
  title: 'Disclaimer',
  type: 'document',
  icon: InfoOutlineIcon,
  fieldsets: [{...periodFieldset, options: {collapsible: true, collapsed: false}}],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What it is, for the people who edit it. Visitors do not see it.',
      validation: (rule) => rule.required().error('Write something here.'),
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'The same for all wordings of one disclaimer, such as tpmo. A page that shows one of them shows the wording that is in force.',
      validation: (rule) => [
        rule.required().error('Give the disclaimer a key.'),
        rule.custom((key) => (key ? factKeyProblem(key) : true)),
      ],
    }),
    words({
      name: 'text',
      title: 'Wording',
      description: `Exactly as the rule has it. ${countTokens.map((token) => `{${token}}`).join(' and ')} are counted from the product categories.`,
      rows: 6,
    }),
    defineField({
      name: 'statesCounts',
      title: 'States both counts',
      type: 'boolean',
      description:
        'On: the rule asks for the number of organizations and of products. A page with this disclaimer is not published without them.',
      initialValue: false,
      validation: (rule) =>
        rule.custom((_on, {document}) =>
          countsProblem({text: document?.text, statesCounts: document?.statesCounts}),
        ),
    }),
    ...periodFields({versionsBy: 'key'}),
  ],
  orderings: [
    {
      name: 'key',
      title: 'Key and first day',
      by: [
        {field: 'key', direction: 'asc'},
        {field: 'effectiveFrom', direction: 'desc'},
      ],
    },
  ],
  preview: {
    select: {title: 'title', text: 'text', effectiveFrom: 'effectiveFrom', effectiveUntil: 'effectiveUntil'},
    prepare: ({title, text, ...period}) => ({
      title: title || 'Disclaimer without a title',
      subtitle: [periodText(period, today()), text].filter(Boolean).join(' · '),
    }),
  },
})
