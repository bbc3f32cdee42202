import {PinIcon} from '@sanity/icons/Pin'
import {headingField} from '../fields/common-fields.ts'
import {linkField, textField} from '../fields/fields.ts'
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
    textField('phoneLabel', 'Phone: label', 'Appears above the number.', {initialValue: 'Phone'}),
    textField('phone', 'Phone', 'Preferably the fact {phone}; the site makes it a link.'),
    textField('emailLabel', 'Email: label', 'Appears above the address.', {initialValue: 'Email'}),
    textField('email', 'Email', 'Preferably the fact {email}; the site makes it a link.'),
    textField('officeLabel', 'Office: label', 'Appears above the office.', {initialValue: 'Office'}),
    textField('officeName', 'Office: name', 'Preferably the fact {officeName}.'),
    textField('address', 'Office: address', 'Street and town, one line each.', {rows: 3}),
    linkField('mapsLink', 'Map', 'Opens the office on a map.', {type: 'action'}),
    textField('hoursLabel', 'Hours: label', 'Appears above the hours.', {initialValue: 'Hours'}),
    textField('hours', 'Hours', 'Preferably the fact {hours}.', {rows: 2}),
    textField(
      'supportHeading',
      'Existing agents: heading',
      'Appears above the block for agents who are already with us.',
      {initialValue: 'Existing Agent Support'},
    ),
    textField('supportText', 'Existing agents: text', 'What existing agents find behind the button.', {
      rows: 2,
    }),
    linkField('supportAction', 'Existing agents: button', 'Leads to the agent portal.', {type: 'action'}),
  ],
})
