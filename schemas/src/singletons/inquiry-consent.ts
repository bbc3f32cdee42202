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
      textField('text', 'Text', 'What the reader agrees to.', {
        rows: 3,
        initialValue:
          'By checking this box, I agree to receive marketing calls and texts about contracting from {providerName} at this number, made with an autodialer or an artificial or prerecorded voice. Consent isn’t a condition of contracting or buying. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.',
      }),
      field(
        'string',
        'version',
        'Version',
        'Give it a new name whenever the text changes, such as the date.',
        {rule: (rule) => rule.required(), initialValue: '1'},
      ),
    ],
    rule: (rule) => rule.required(),
  },
)
