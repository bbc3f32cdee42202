import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const eventList = defineSection({
  name: 'eventList',
  title: 'Calendar',
  description:
    'Upcoming calendar events, soonest first, with files for calendar apps. Past events drop off automatically.',
  icon: CalendarIcon,
  group: 'agents',
  place: 'page-or-tab',
  fields: [
    headingField({optional: true}),
    introField(),
    defineField({
      name: 'most',
      title: 'At most',
      type: 'number',
      description: 'Optional. How many to show. Leave blank to show all upcoming events.',
      validation: (rule) =>
        rule.integer().min(1).max(200).error('Enter a whole number from 1 to 200, or leave blank.'),
    }),
    textField('filterLabel', 'Filter: name', 'Optional. Read aloud for the buttons that filter by kind.', {
      initialValue: 'Show dates by kind',
      optional: true,
    }),
    textField(
      'allLabel',
      'Filter: all',
      'Optional. The button that shows every kind. If blank, there is no filter.',
      {
        initialValue: 'All',
        optional: true,
      },
    ),
    textField('weekdaysLabel', 'Every weekday', 'Optional. Appears with what repeats every weekday.', {
      initialValue: 'Every weekday',
      optional: true,
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      description: 'Optional. Appears below the list, such as a link from a short list to the calendar.',
      options: {collapsible: true, collapsed: true},
    }),
    textField('trainingLabel', 'Kind: training', 'Appears next to trainings.', {initialValue: 'Training'}),
    textField('certificationLabel', 'Kind: certification', 'Appears next to certification windows.', {
      initialValue: 'Certification',
    }),
    textField('deadlineLabel', 'Kind: deadline', 'Appears next to deadlines.', {initialValue: 'Deadline'}),
    textField('joinLabel', 'Link: join', 'Leads to the online link of an event.', {
      initialValue: 'Join online',
    }),
    textField('addLabel', 'Link: add', 'Gives the event as a file for a calendar program.', {
      initialValue: 'Add to calendar',
    }),
    textField(
      'subscribeLabel',
      'Button: subscribe',
      'Opens the calendar program, which then follows all events.',
      {initialValue: 'Subscribe to the calendar'},
    ),
    textField(
      'fileLabel',
      'Link: file',
      'Gives all events as one file, for programs that the button does not open.',
      {initialValue: 'All dates as a file'},
    ),
    textField('subscribeText', 'Subscribe: text', 'Appears next to the button: what a subscription does.', {
      rows: 2,
      initialValue:
        'New dates and changes then show up on your calendar automatically, in your own time zone.',
    }),
    textField('emptyHeading', 'No events: heading', 'Shown when there are no upcoming events.', {
      initialValue: 'Nothing is planned right now',
    }),
    textField('emptyText', 'No events: text', 'Says what to do meanwhile.', {
      rows: 2,
      initialValue: 'Subscribe, and the next date is in your calendar as soon as it is set.',
    }),
  ],
})
