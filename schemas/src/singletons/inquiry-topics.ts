import {defineArrayMember, defineField} from '@sanity/types'
import {textField} from '../fields/text-field.ts'
import {repeatedNames} from '../validation/unique-names.ts'

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
    rule.custom((topics: {_key: string; key?: string}[] | undefined) => {
      const named = (topics ?? []).map(({_key, key}) => ({_key, ...(key && {name: key})}))
      const repeated = repeatedNames(named, (name) => `The key “${name}” is already used. Enter another.`)
      return repeated.length === 0 || repeated
    }),
})
