import {PinIcon} from '@sanity/icons/Pin'
import {defineField} from '@sanity/types'
import {headingField} from '../fields/common-fields.ts'
import {missing} from '../fields/required.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, button, dot, heading, repeat, text, wireframe} from './wireframe.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  title: 'Contact details',
  description: 'Phone, email, office and hours, and where existing agents go.',
  icon: PinIcon,
  group: 'opening',
  place: 'page',
  wireframe: wireframe(
    repeat(4, (i) => {
      const y = 28 + i * 38
      return dot(34, y + 9, 9, 'sage') + text(54, y + 1, 40, 1) + box(54, y + 11, 90, 7, 'spruce', 2)
    }) +
      box(180, 28, 116, 134, 'shade') +
      heading(194, 44, 70) +
      text(194, 64, 88, 3) +
      button(194, 104, 66),
  ),
  fields: [
    headingField({optional: true}),
    textField({
      name: 'phoneLabel',
      title: 'Phone: label',
      description: 'Appears above the number.',
      initialValue: 'Phone',
    }),
    textField({
      name: 'phone',
      title: 'Phone',
      description: 'Best the fact {phone}; the site makes it a link.',
    }),
    textField({
      name: 'emailLabel',
      title: 'Email: label',
      description: 'Appears above the address.',
      initialValue: 'E-mail',
    }),
    textField({
      name: 'email',
      title: 'E-mail',
      description: 'Best the fact {email}; the site makes it a link.',
    }),
    textField({
      name: 'officeLabel',
      title: 'Office: label',
      description: 'Appears above the office.',
      initialValue: 'Office',
    }),
    textField({name: 'officeName', title: 'Office: name', description: 'Best the fact {officeName}.'}),
    textField({
      name: 'address',
      title: 'Office: address',
      description: 'Street and town, one line each.',
      rows: 3,
    }),
    defineField({
      name: 'mapsLink',
      title: 'Map',
      type: 'action',
      description: 'Opens the office on a map.',
      validation: (rule) => rule.required().error(missing.link),
    }),
    textField({
      name: 'hoursLabel',
      title: 'Hours: label',
      description: 'Appears above the hours.',
      initialValue: 'Hours',
    }),
    textField({name: 'hours', title: 'Hours', description: 'Best the fact {hours}.', rows: 2}),
    textField({
      name: 'supportHeading',
      title: 'Existing agents: heading',
      description: 'Appears above the block for agents who are already with us.',
      initialValue: 'Existing Agent Support',
    }),
    textField({
      name: 'supportText',
      title: 'Existing agents: text',
      description: 'What existing agents find behind the button.',
      rows: 2,
    }),
    defineField({
      name: 'supportAction',
      title: 'Existing agents: button',
      type: 'action',
      description: 'Leads to the agent portal.',
      validation: (rule) => rule.required().error(missing.link),
    }),
  ],
})
