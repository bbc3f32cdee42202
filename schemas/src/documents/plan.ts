import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {choice, textField, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview, titleIn} from '../fields/preview.ts'

const audiences = [
  {value: 'individual', title: 'Individuals'},
  {value: 'family', title: 'Families'},
  {value: 'marketplace', title: 'Marketplace'},
  {value: 'off-marketplace', title: 'Off-marketplace'},
  {value: 'medicare', title: 'Medicare'},
  {value: 'annuity', title: 'Annuities'},
  {value: 'group', title: 'Employers'},
]

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'document',
  icon: ClipboardIcon,
  fields: [
    textField('name', 'Name', 'The name of the plan, such as Term Life.'),
    choice('audience', 'For', 'Who the plan is for. Sorts the list in the Studio.', {list: audiences}),
    textField('description', 'Description', 'What the plan does, in one or two sentences.', {rows: 3}),
    iconField(),
    wordList('features', 'Features', 'How the plan works: terms, premiums, options.'),
    wordList('benefits', 'Benefits', 'What that means for the client.'),
  ],
  orderings: [orderBy('Audience', 'audience', 'name'), orderBy('Name', 'name')],
  preview: preview('Plan without a name', {title: 'name', audience: 'audience'}, ({audience}) => [
    titleIn(audiences, audience),
  ]),
})
