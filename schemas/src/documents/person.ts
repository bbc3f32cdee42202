import {UserIcon} from '@sanity/icons/User'
import {defineType} from '@sanity/types'
import {folded, orderField, pictureField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField, wordList} from '../fields/fields.ts'
import {byOrder, orderBy} from '../fields/order-by.ts'
import {validateWebAddress} from '../validation/link-targets.ts'

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  fields: [
    textField('name', 'Name', 'First and last name.'),
    textField('role', 'Role', 'What the person does in the company.'),
    textField('bio', 'About', 'Two to four sentences about the person.', {rows: 5}),
    pictureField({
      title: 'Portrait',
      description: 'Optional. Head and shoulders, at least 800 px wide. Set the focal point on the face.',
    }),
    textField('phone', 'Phone', 'Optional. Number with extension, preferably a fact: {phone} ext. 12.'),
    wordList('achievements', 'Achievements', 'Optional. Up to four, one per line.'),
    field('object', 'social', 'Profiles', 'Optional. Addresses of public profiles.', {
      options: folded,
      fields: [
        profile('linkedin', 'LinkedIn'),
        profile('twitter', 'X (Twitter)'),
        profile('github', 'GitHub'),
      ],
    }),
    orderField(),
  ],
  orderings: [byOrder, orderBy('Name', 'name')],
  preview: {select: {title: 'name', subtitle: 'role', media: 'picture'}},
})

function profile(name: string, title: string) {
  return field('string', name, title, `Full address of the ${title} profile, starting with https://.`, {
    errors: [validateWebAddress],
  })
}
