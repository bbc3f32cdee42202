import {field} from '../fields/field.ts'
import {list, member, textField} from '../fields/fields.ts'
import {checkOnce} from '../validation/unique-values.ts'

/** The topics that a link to the form can name. */
export const inquiryTopics = list(
  'topics',
  'Topics',
  'Optional. A link such as /contact?topic=training opens the form with a topic. The reader sees it above the form, and it is sent with the inquiry.',
  {
    of: member(
      'Topic',
      [
        field('string', 'key', 'Key', 'The end of the link: lowercase letters, digits and dashes.', {
          required: 'Use lowercase letters, digits and single dashes, such as partner-elite.',
          rule: (rule) => rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        }),
        textField('text', 'Topic', 'What the inquiry is about, in a few words.'),
      ],
      {preview: {select: {title: 'text', subtitle: 'key'}}},
    ),
    errors: [checkOnce('key', (key) => `The key “${key}” is already used. Enter another.`)],
  },
)
