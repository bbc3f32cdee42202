import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'
import {box, button, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const eventList = defineSection({
  name: 'eventList',
  title: 'Calendar',
  description:
    'What is coming up, from the calendar events: soonest first, with files for calendar programs. What is over leaves by itself.',
  icon: CalendarIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 110) +
      button(240, 22, 56) +
      repeat(4, (i) => {
        const y = 54 + i * 34
        return (
          rule(24, y, 272) +
          box(24, y + 9, 40, 16, 'copper', 2) +
          box(84, y + 9, 90, 6, 'spruce', 2) +
          text(84, y + 20, 150, 1)
        )
      }),
  ),
  fields: [
    headingField({optional: true}),
    introField(),
    defineField({
      name: 'most',
      title: 'At most',
      type: 'number',
      description: 'Optional: how many to show. Empty: all that are to come.',
      validation: (rule) =>
        rule.integer().min(1).max(200).error('Give a whole number from 1 to 200, or none.'),
    }),
    words({
      name: 'trainingLabel',
      title: 'Kind: training',
      description: 'Stands beside trainings.',
      initialValue: 'Training',
    }),
    words({
      name: 'certificationLabel',
      title: 'Kind: certification',
      description: 'Stands beside certification windows.',
      initialValue: 'Certification',
    }),
    words({
      name: 'deadlineLabel',
      title: 'Kind: deadline',
      description: 'Stands beside deadlines.',
      initialValue: 'Deadline',
    }),
    words({
      name: 'joinLabel',
      title: 'Link: join',
      description: 'Leads to the online link of an event.',
      initialValue: 'Join online',
    }),
    words({
      name: 'addLabel',
      title: 'Link: add',
      description: 'Gives the event as a file for a calendar program.',
      initialValue: 'Add to calendar',
    }),
    words({
      name: 'subscribeLabel',
      title: 'Button: subscribe',
      description: 'Opens the calendar program, which then follows all events.',
      initialValue: 'Subscribe to the calendar',
    }),
    words({
      name: 'fileLabel',
      title: 'Link: file',
      description: 'Gives all events as one file, for programs that the button does not open.',
      initialValue: 'All dates as a file',
    }),
    words({
      name: 'subscribeText',
      title: 'Subscribe: text',
      description: 'Stands beside the button: what a subscription does.',
      rows: 2,
      initialValue: 'New dates and changes then reach your calendar by themselves, in your own time zone.',
    }),
    words({
      name: 'emptyHeading',
      title: 'Nothing to come: heading',
      description: 'Shown when no event is to come.',
      initialValue: 'Nothing is planned right now',
    }),
    words({
      name: 'emptyText',
      title: 'Nothing to come: text',
      description: 'Says what to do meanwhile.',
      rows: 2,
      initialValue: 'Subscribe, and the next date is in your calendar as soon as it is set.',
    }),
  ],
})
