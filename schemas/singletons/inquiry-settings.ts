import {EnvelopeIcon} from '@sanity/icons'
import {defineField, defineType, type FieldDefinition} from 'sanity'
import {choice} from '../fields/choice.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'
import {inquiryMessages} from './inquiry-messages.ts'

/** name: title, seeded value, description, run-time parameters */
const buttons: Record<string, readonly [string, string, string, ...string[]]> = {
  choosePlaceholder: ['Nothing chosen', 'Please choose', 'Shown in a choice before something is chosen.'],
  optionalLabel: ['Optional', '(optional)', 'Stands after the label of fields that may stay empty.'],
  requiredNote: [
    'Required fields',
    'All fields are required unless marked optional.',
    'Stands over the form.',
  ],
  remaining: [
    'Characters left',
    '{count} characters left',
    'Stands under the message. {count} is the number.',
    'count',
  ],
  honeypot: ['Trap for robots', 'Leave this field empty', 'Label of a field that only robots see.'],
  submitLabel: ['Send', 'Submit Inquiry', 'The button that sends.'],
  submittingLabel: ['Sending', 'Submitting...', 'The button while it sends.'],
  summaryHeading: ['Error summary', 'There is a problem', 'Stands over the list of what is wrong.'],
  anotherLabel: ['Another inquiry', 'Send another inquiry', 'Button after an inquiry went through.'],
}

export const inquirySettings = defineType({
  name: 'inquirySettings',
  title: 'Inquiry form',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    {name: 'fields', title: 'Fields', default: true},
    {name: 'messages', title: 'Messages'},
    {name: 'consent', title: 'Consent'},
  ],
  fields: [
    ...formField('fullName', 'Full name', 'Full name'),
    ...formField('email', 'E-mail', 'Email'),
    ...formField('phone', 'Phone', 'Phone'),
    ...formField('licenseStatus', 'License status', 'License status'),
    options(
      'licenseStatusOptions',
      'License status: choices',
      'The choices. “Not Licensed” marks an inquiry as general.',
    ),
    ...formField('experience', 'Experience', 'Experience'),
    options('experienceOptions', 'Experience: choices', 'The choices.'),
    ...formField('interests', 'Interests', 'Areas of interest'),
    options('interestOptions', 'Interests: choices', 'The choices; the reader may tick several.'),
    ...formField('message', 'Message', 'Additional Information'),
    ...Object.entries(buttons).map(([name, [title, initialValue, description, ...parameters]]) =>
      words({name, title, initialValue, description, parameters, group: 'fields'}),
    ),
    defineField({
      name: 'messages',
      title: 'Messages',
      type: 'object',
      group: 'messages',
      description: 'What the form says when something is missing, goes wrong or goes well.',
      fields: inquiryMessages,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'consent',
      title: 'Consent',
      type: 'object',
      group: 'consent',
      description:
        'A box that the reader ticks before sending. Its text and version are stored with the inquiry.',
      fields: [
        choice({
          name: 'enabled',
          title: 'Asked',
          description: 'Whether the form asks for consent.',
          initialValue: 'off',
          list: [
            {value: 'off', title: 'No'},
            {value: 'required', title: 'Yes, required'},
          ],
        }),
        words({name: 'text', title: 'Text', description: 'What the reader agrees to.', rows: 3}),
        defineField({
          name: 'version',
          title: 'Version',
          type: 'string',
          description: 'Give it a new name whenever the text changes, such as the date.',
          validation: (rule) => rule.required(),
        }),
        words({
          name: 'requiredMessage',
          title: 'Message',
          description: 'Shown when the box is not ticked.',
          initialValue: 'Please tick the box to agree before sending',
        }),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {prepare: () => ({title: 'Inquiry form'})},
})

/** Label, hint and example of one form field: `emailLabel`, `emailHint`, `emailPlaceholder`. */
function formField(name: string, title: string, initialValue: string): FieldDefinition[] {
  return [
    words({
      name: `${name}Label`,
      title: `${title}: label`,
      description: 'Stands over the field.',
      initialValue,
      group: 'fields',
    }),
    words({
      name: `${name}Hint`,
      title: `${title}: hint`,
      description: 'Optional: a line under the label that helps to fill it in.',
      optional: true,
      group: 'fields',
    }),
    words({
      name: `${name}Placeholder`,
      title: `${title}: example`,
      description: 'Optional: shown in the empty field.',
      optional: true,
      group: 'fields',
    }),
  ]
}

function options(name: string, title: string, description: string): FieldDefinition {
  return wordList({name, title, description, group: 'fields'})
}
