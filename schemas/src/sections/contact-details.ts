import {PinIcon} from '@sanity/icons/Pin'
import {headingField} from '../fields/common-fields.ts'
import {label, linkField, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  title: 'Contact details',
  description: 'Phone, email, office and hours, and where existing agents go.',
  icon: PinIcon,
  group: 'opening',
  place: 'page',
  fields: [
    headingField({optional: true}),
    label('phoneLabel', 'Phone: label', 'Phone', 'Appears above the number.'),
    textField('phone', 'Phone', 'Preferably the fact {phone}; the site makes it a link.'),
    label('emailLabel', 'Email: label', 'Email', 'Appears above the address.'),
    textField('email', 'Email', 'Preferably the fact {email}; the site makes it a link.'),
    label('officeLabel', 'Office: label', 'Office', 'Appears above the office.'),
    textField('officeName', 'Office: name', 'Preferably the fact {officeName}.'),
    textField('address', 'Office: address', 'Street and city, one line each.', {rows: 3}),
    linkField('mapsLink', 'Map', 'Opens the office on a map.', {type: 'action'}),
    label('hoursLabel', 'Hours: label', 'Hours', 'Appears above the hours.'),
    textField('hours', 'Hours', 'Preferably the fact {hours}.', {rows: 2}),
    label(
      'supportHeading',
      'Existing agents: heading',
      'Existing Agent Support',
      'Appears above the block for agents who are already with us.',
    ),
    textField('supportText', 'Existing agents: text', 'What existing agents find behind the button.', {
      rows: 2,
    }),
    linkField('supportAction', 'Existing agents: button', 'Leads to the agent portal.', {type: 'action'}),
  ],
})
