import {defineField} from '@sanity/types'
import {choice, textField} from '../fields/fields.ts'

export const inquiryConsent = defineField({
  name: 'consent',
  title: 'Consent',
  type: 'object',
  group: 'consent',
  description: 'Checkbox for consent to calls and texts. The version of its text is stored with the inquiry.',
  fields: [
    choice(
      'enabled',
      'Asked',
      'Whether the form has the checkbox. It’s never pre-checked. If required, the form can’t be sent without it.',
      {
        initialValue: 'off',
        list: [
          {value: 'off', title: 'No'},
          {value: 'optional', title: 'Yes, the reader may leave it blank'},
          {value: 'required', title: 'Yes, required'},
        ],
      },
    ),
    textField('text', 'Text', 'What the reader agrees to.', {rows: 3}),
    defineField({
      name: 'version',
      title: 'Version',
      type: 'string',
      description: 'Give it a new name whenever the text changes, such as the date.',
      validation: (rule) => rule.required(),
    }),
  ],
  validation: (rule) => rule.required(),
})
