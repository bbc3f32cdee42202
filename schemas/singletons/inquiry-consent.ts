import {defineField} from '@sanity/types'
import {choice} from '../fields/choice.ts'
import {words} from '../fields/words.ts'

export const inquiryConsent = defineField({
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
  ],
  validation: (rule) => rule.required(),
})
