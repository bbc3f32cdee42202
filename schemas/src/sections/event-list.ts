import {CalendarIcon} from '@sanity/icons/Calendar'
import {folded, headingField, introField} from '../fields/common-fields.ts'
import {eventKinds} from '../fields/event-kinds.ts'
import {field} from '../fields/field.ts'
import {labels} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const eventList = defineSection({
  name: 'eventList',
  title: 'Calendar',
  description:
    'Upcoming calendar events, soonest first, with files for calendar apps. Past events drop off automatically.',
  icon: CalendarIcon,
  group: 'agents',
  fields: [
    headingField({optional: true}),
    introField(),
    field(
      'number',
      'most',
      'At most',
      'Optional. How many to show. Leave blank to show all upcoming events.',
      {
        rule: (rule) =>
          rule.integer().min(1).max(200).error('Enter a whole number from 1 to 200, or leave blank.'),
      },
    ),
    field(
      'array',
      'kinds',
      'Only these types',
      'Optional. If none is chosen, events of all types are shown.',
      {
        of: [{type: 'string'}],
        options: {list: eventKinds, layout: 'grid'},
      },
    ),
    ...labels({
      filterLabel: [
        'Filter: name',
        'Show dates by type',
        'Optional. Read aloud for the buttons that filter by type.',
      ],
      allLabel: [
        'Filter: all',
        'All',
        'Optional. The button that shows every type. If blank, there is no filter.',
      ],
      weekdaysLabel: [
        'Every weekday',
        'Every weekday',
        'Optional. Appears with events that repeat every weekday.',
      ],
    }),
    field(
      'action',
      'action',
      'Button',
      'Optional. Appears below the list, such as a link from a short list to the calendar.',
      {options: folded},
    ),
    ...labels({
      trainingLabel: ['Kind: training', 'Training', 'Appears next to trainings.'],
      certificationLabel: ['Kind: certification', 'Certification', 'Appears next to certification windows.'],
      deadlineLabel: ['Kind: deadline', 'Deadline', 'Appears next to deadlines.'],
      localTimeText: [
        'Visitor’s time',
        'Your time: {time}',
        'Optional. Appears below the time of an event in another time zone. {time} is the time where the visitor is.',
      ],
      joinLabel: ['Link: join', 'Join online', 'Leads to the online link of an event.'],
      addLabel: ['Link: add', 'Add to calendar', 'Downloads the event as a file for a calendar app.'],
      subscribeLabel: [
        'Button: subscribe',
        'Subscribe to the calendar',
        'Opens the calendar app, which then follows all events.',
      ],
      googleLabel: [
        'Link: Google Calendar',
        'Add to Google Calendar',
        'Optional. Lets visitors follow all events where the button does nothing, as on Android.',
      ],
      fileLabel: [
        'Link: file',
        'All dates as a file',
        'Downloads all events as one file, for apps that the button doesn’t open.',
      ],
      subscribeText: [
        'Subscribe: text',
        'Subscribe, and new dates and changes show up on your calendar automatically, in your own time zone.',
        'Appears next to the button: what a subscription does.',
      ],
      emptyHeading: ['No events: heading', 'No dates yet', 'Shown when there are no upcoming events.'],
      emptyText: [
        'No events: text',
        'Subscribe, and new dates will show up on your calendar.',
        'Says what to do next.',
      ],
    }),
  ],
})
