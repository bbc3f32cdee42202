import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from '@sanity/types'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {internalText} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {validateCounts, validateStandardized} from '../validation/disclaimers.ts'
import {validateFactKey} from '../validation/facts.ts'

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
      `Paste the required wording word for word. ${countTokens.map((token) => `{${token}}`).join(' and ')} are filled in for the visitor’s state, or for all states before one is chosen.`,
      {
        rows: 6,
        warnings: [
          (_text, {document}) =>
            validateStandardized({text: document?.text, statesCounts: document?.statesCounts}),
        ],
      },
    ),
    textField(
      'allStatesNote',
      'Note before a state is chosen',
      'Optional. Shown below the wording until a visitor chooses a state: says that the totals are for all states, and asks for the state.',
      {rows: 2},
    ),
    textField(
      'noPlansText',
      'Sentence for a state without plans',
      'Optional. Replaces the wording in a state where no plan can be sold; {state} is its name.',
      {rows: 2},
    ),
    textField(
      'spanishText',
      'Spanish wording',
      'Optional. The approved translation, shown below the wording. The counts are filled in as above.',
      {rows: 6},
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
    {title: 'title', text: 'text', ...periodSelect},
    ({text, ...period}) => [periodNote(period), text],
  ),
})
