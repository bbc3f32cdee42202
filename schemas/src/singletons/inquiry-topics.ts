import {defineArrayMember, defineField} from '@sanity/types'
import {textField} from '../fields/fields.ts'
import {customRule} from '../validation/custom-rule.ts'
import {repeatedValues} from '../validation/unique-values.ts'

/** What a link to the form may say it is about. */
export const inquiryTopics = defineField({
  name: 'topics',
  title: 'Topics',
  type: 'array',
  group: 'choices',
  description:
    'A link such as /contact?topic=training opens the form with a topic. The reader sees it over the form, and it is sent with the inquiry.',
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Topic',
      fields: [
        defineField({
          name: 'key',
          title: 'Key',
          type: 'string',
          description: 'The end of the link: lowercase letters, digits and hyphens.',
          validation: (rule) => [
            rule.required().error('Enter the end of the link, such as training.'),
            rule
              .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
              .error('Use lower-case letters, digits and single hyphens, such as partner-elite.'),
          ],
        }),
        textField('text', 'Topic', 'What the inquiry is about, in a few words.'),
      ],
      preview: {select: {title: 'text', subtitle: 'key'}},
    }),
  ],
  validation: (rule) =>
    customRule(rule, (topics) =>
      repeatedValues(topics, 'key', (key) => `The key “${key}” is already used. Enter another.`),
    ),
})
