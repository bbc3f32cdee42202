import {field} from '../fields/field.ts'
import {choice, textField} from '../fields/fields.ts'

export const inquiryConsent = field(
  'object',
  'consent',
  'Consent',
  'Checkbox for consent to calls and texts. The version of its text is stored with the inquiry.',
  {
    group: 'consent',
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
      field(
        'string',
        'version',
        'Version',
        'Give it a new name whenever the text changes, such as the date.',
        {rule: (rule) => rule.required()},
      ),
    ],
    rule: (rule) => rule.required(),
  },
)
