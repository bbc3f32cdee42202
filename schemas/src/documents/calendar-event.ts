import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineField, defineType} from '@sanity/types'
import {choice, missing, textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {timeZones} from '../fields/time-zones.ts'
import {customRule} from '../validation/custom-rule.ts'
import {type EventTimes, validateEventEnd, validateTime} from '../validation/event-times.ts'
import {validateWebAddress} from '../validation/link-targets.ts'

const kinds = [
  {value: 'training', title: 'Training'},
  {value: 'certification', title: 'Certification window'},
  {value: 'deadline', title: 'Deadline'},
]

const hasTimes = ({document}: {document?: Record<string, unknown>}): boolean => document?.allDay !== true

export const calendarEvent = defineType({
  name: 'calendarEvent',
  title: 'Calendar event',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    textField('title', 'Title', 'What it is called in lists and calendars.'),
    choice('kind', 'Kind', 'Appears next to the title.', {list: kinds, initialValue: 'training'}),
    toggle('allDay', 'Whole days', 'For windows and deadlines without a time of day.'),
    toggle(
      'weekdays',
      'Every weekday',
      'Repeats from Monday to Friday, until the last day if there is one. The site shows the next date.',
    ),
    defineField({
      name: 'startDate',
      title: 'First day',
      type: 'date',
      description: 'The start date, or the date of a deadline.',
      validation: (rule) => rule.required().error('Choose a start date.'),
    }),
    defineField({
      name: 'startTime',
      title: 'Begins at',
      type: 'string',
      description: '24-hour format, in the time zone below: 09:00 or 17:30.',
      hidden: (context) => !hasTimes(context),
      validation: (rule) => [
        customRule(rule, (time, context) =>
          time || !hasTimes(context) ? undefined : 'Enter the start time.',
        ),
        customRule(rule, validateTime),
      ],
    }),
    defineField({
      name: 'endDate',
      title: 'Last day',
      type: 'date',
      description: 'Only if it ends on another date. The event leaves the site the next day.',
      validation: (rule) =>
        customRule(rule, (_day, {document}) => validateEventEnd((document ?? {}) as EventTimes)),
    }),
    defineField({
      name: 'endTime',
      title: 'Ends at',
      type: 'string',
      description: '24-hour format, in the time zone below.',
      hidden: (context) => !hasTimes(context),
      validation: (rule) => [
        customRule(rule, (time, context) => (time || !hasTimes(context) ? undefined : 'Enter the end time.')),
        customRule(rule, validateTime),
        customRule(rule, (_time, {document}) => validateEventEnd((document ?? {}) as EventTimes)),
      ],
    }),
    defineField({
      ...choice(
        'timeZone',
        'Time zone',
        'The time zone of both times. The site shows it; calendars convert it for each agent.',
        {list: timeZones, initialValue: 'America/New_York', optional: true},
      ),
      hidden: (context) => !hasTimes(context),
      validation: (rule) =>
        customRule(rule, (zone, context) => (zone || !hasTimes(context) ? undefined : missing.choice)),
    }),
    textField(
      'description',
      'Description',
      'What happens, who it’s for, and what to bring, in one to three sentences.',
      {rows: 3},
    ),
    textField('place', 'Place', 'Optional. Address or room. Leave blank if it’s online only.', {
      optional: true,
    }),
    defineField({
      name: 'url',
      title: 'Online link',
      type: 'string',
      description: 'Optional: where to join or sign up, starting with https://.',
      validation: (rule) => customRule(rule, validateWebAddress),
    }),
  ],
  orderings: [orderBy('Date', 'startDate')],
  preview: {
    select: {title: 'title', kind: 'kind', startDate: 'startDate', startTime: 'startTime', allDay: 'allDay'},
    prepare: ({title, kind, startDate, startTime, allDay}) => ({
      title: title || 'Event without a title',
      subtitle: [startDate, !allDay && startTime, kinds.find(({value}) => value === kind)?.title]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
