import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from '@sanity/types'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {internalText} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {validateCounts, validateNationalText} from '../validation/disclaimers.ts'
import {validateFactKey} from '../validation/facts.ts'
import {periodText} from '../validation/periods.ts'

export const disclaimer = defineType({
  name: 'disclaimer',
  title: 'Disclaimer',
  type: 'document',
  icon: InfoOutlineIcon,
  fieldsets: [{...periodFieldset, options: {collapsible: true, collapsed: false}}],
  fields: [
    internalText('title', 'Title', 'Internal name. Visitors don’t see it.'),
    field(
      'string',
      'key',
      'Key',
      'The same for all versions of one disclaimer, such as tpmo. A page that uses one of them shows the current version.',
      {required: 'Enter a key.', errors: [validateFactKey]},
    ),
    textField(
      'text',
      'Wording',
      `Exactly as the rule has it. ${countTokens.map((token) => `{${token}}`).join(' and ')} are counted for the state that the visitor chose.`,
      {rows: 6},
    ),
    field(
      'text',
      'nationalText',
      'Wording before a state is chosen',
      'The same for the whole nation, without “in your area”. Required if the wording above has it.',
      {rows: 4, errors: [(text, {document}) => validateNationalText(text, {text: document?.text})]},
    ),
    toggle(
      'statesCounts',
      'Includes carrier and plan counts',
      'On: the rule requires the number of organizations and of products. A page with this disclaimer can’t be published without them.',
      {
        errors: [
          (_on, {document}) => validateCounts({text: document?.text, statesCounts: document?.statesCounts}),
        ],
      },
    ),
    ...periodFields({versionsBy: 'key'}),
  ],
  orderings: [orderBy('Key and first day', 'key', 'effectiveFrom desc')],
  preview: preview(
    'Disclaimer without a title',
    {title: 'title', text: 'text', effectiveFrom: 'effectiveFrom', effectiveUntil: 'effectiveUntil'},
    ({text, ...period}) => [periodText(period, siteDate()), text],
  ),
})
