import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType, type FieldDefinition} from '@sanity/types'
import {richTextField} from '../fields/rich-text-field.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'
import {inquiryConsent} from './inquiry-consent.ts'
import {inquiryMessages} from './inquiry-messages.ts'
import {inquiryTopics} from './inquiry-topics.ts'

/** name: title, seeded value, description, run-time parameters */
const buttons: Record<string, readonly [string, string, string, ...string[]]> = {
  submitLabel: ['Send', 'Submit Inquiry', 'The button that sends.'],
  submittingLabel: ['Sending', 'Submitting...', 'The button while it sends.'],
  anotherLabel: ['Another inquiry', 'Send another inquiry', 'Button after an inquiry went through.'],
  requiredNote: [
    'Required fields',
    'All fields are required unless marked optional.',
    'Stands over the form.',
  ],
  withoutScript: [
    'Without JavaScript',
    'This form needs JavaScript. Without it, please call us or write an e-mail: number and address are on this page.',
    'Shown instead of the button to people whose browser runs no scripts.',
  ],
  optionalLabel: ['Optional', '(optional)', 'Stands after the label of fields that may stay empty.'],
  topicLabel: [
    'Topic',
    'Topic',
    'Stands before the topic that a link gave, over the form and in the inquiry.',
  ],
  remaining: [
    'Characters left',
    '{count} characters left',
    'Stands under the message while something is typed. {count} is the number.',
    'count',
  ],
  tooLong: [
    'Message too long',
    '{count} characters too many. Please shorten the message.',
    'Stands under a message that is too long, and in the error summary. {count} is the number.',
    'count',
  ],
  summaryHeading: ['Error summary', 'There is a problem', 'Stands over the list of what is wrong.'],
  honeypotLabel: ['Trap for robots', 'Leave this field empty', 'Label of a field that only robots see.'],
}

/** Fields about a contract, which unfold after the others. Without its words a field is not in the form. */
const contractingFields = [
  ['npn', 'Licence number (NPN)'],
  ['carriers', 'Carriers'],
  ['lines', 'Lines'],
  ['states', 'States of the contract'],
] as const

export const inquirySettings = defineType({
  name: 'inquirySettings',
  title: 'Inquiry form',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    {name: 'fields', title: 'Fields', default: true},
    {name: 'choices', title: 'Choices'},
    {name: 'buttons', title: 'Buttons and notes'},
    {name: 'messages', title: 'Messages'},
    {name: 'consent', title: 'Consent'},
  ],
  fields: [
    defineField({
      name: 'fields',
      title: 'Fields',
      type: 'object',
      group: 'fields',
      description: 'The words of each field of the form, in its order.',
      fields: [
        formField('fullName', 'Full name'),
        formField('email', 'E-mail'),
        formField('phone', 'Phone'),
        formField('state', 'State'),
        formField('licenseStatus', 'License status'),
        formField('experience', 'Experience'),
        formField('interests', 'Interests'),
        formField('message', 'Message'),
        ...contractingFields.map(([name, title]) => formField(name, title, {optional: true})),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'licenseStatusOptions',
      title: 'License status',
      type: 'object',
      group: 'choices',
      description: 'The words of the three choices. “Not licensed” makes the inquiry a general one.',
      fields: [
        words({
          name: 'currentlyLicensed',
          title: 'Licensed',
          description: 'The first choice.',
          initialValue: 'Currently Licensed',
        }),
        words({
          name: 'previouslyLicensed',
          title: 'Licensed before',
          description: 'The second choice.',
          initialValue: 'Previously Licensed',
        }),
        words({
          name: 'notLicensed',
          title: 'Not licensed',
          description: 'The third choice.',
          initialValue: 'Not Licensed',
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    wordList({
      name: 'stateOptions',
      title: 'States',
      description: 'The choices in their order. Without any, the form has no such field.',
      group: 'choices',
      optional: true,
    }),
    wordList({
      name: 'experienceOptions',
      title: 'Experience',
      description: 'The choices in their order.',
      group: 'choices',
    }),
    wordList({
      name: 'interestOptions',
      title: 'Interests',
      description: 'The choices in their order; the reader may tick several.',
      group: 'choices',
    }),
    inquiryTopics,
    ...Object.entries(buttons).map(([name, [title, initialValue, description, ...parameters]]) =>
      words({name, title, initialValue, description, parameters, group: 'buttons'}),
    ),
    words({
      name: 'contractingLabel',
      title: 'Contract: unfold',
      description: 'Optional: unfolds the fields about a contract. Without it they are not in the form.',
      optional: true,
      initialValue: 'Ask for a contract (optional)',
      group: 'buttons',
    }),
    words({
      name: 'contractingNote',
      title: 'Contract: note',
      description: 'Optional: stands over the fields about a contract. Says what not to send.',
      optional: true,
      rows: 2,
      initialValue:
        'Please send no Social Security number and no bank data. Carriers ask for them on their own secure pages.',
      group: 'buttons',
    }),
    richTextField({
      name: 'privacyNote',
      title: 'Privacy note',
      description:
        'What happens to what the reader sends, with a link to the privacy policy. Stands beside the button.',
      group: 'buttons',
      optional: true,
    }),
    defineField({
      name: 'messages',
      title: 'Messages',
      type: 'object',
      group: 'messages',
      description: 'What the form says when something is missing, goes wrong or goes well.',
      fields: inquiryMessages,
      validation: (rule) => rule.required(),
    }),
    inquiryConsent,
  ],
  preview: {prepare: () => ({title: 'Inquiry form'})},
})

function formField(name: string, title: string, {optional = false} = {}): FieldDefinition {
  return defineField({
    name,
    title,
    type: 'fieldText',
    description: optional
      ? 'Label, example and hint of this field. Without a label it is not in the form.'
      : 'Label, example and hint of this field.',
    options: {collapsible: true, collapsed: false},
    validation: optional ? undefined : (rule) => rule.required(),
  })
}
