import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineType, type ValidationContext} from '@sanity/types'
import {eventKinds} from '../fields/event-kinds.ts'
import {field} from '../fields/field.ts'
import {choice, textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview, titleIn} from '../fields/preview.ts'
import {timeZones} from '../fields/time-zones.ts'
import {type EventTimes, validateEventEnd, validateTime} from '../validation/event-times.ts'
import {validateWebAddress} from '../validation/link-targets.ts'

const withoutTimes = ({document}: {document?: Record<string, unknown>}): boolean => document?.allDay === true

/** Requires a value unless the event takes whole days. */
const requiredWithTimes = (message: string) => (value: string | undefined, context: ValidationContext) =>
  value || withoutTimes(context) ? undefined : message

const checkEnd = (_value: string | undefined, {document}: ValidationContext) =>
  validateEventEnd((document ?? {}) as EventTimes)

export const calendarEvent = defineType({
  name: 'calendarEvent',
  title: 'Calendar event',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    textField('title', 'Title', 'What it is called in lists and calendars.'),
    choice('kind', 'Type', 'Appears next to the title.', {list: eventKinds, initialValue: 'training'}),
    toggle('allDay', 'All-day event', 'For windows and deadlines without a time of day.'),
    toggle(
      'weekdays',
      'Every weekday',
      'Repeats from Monday to Friday, until the last day if there is one. The site shows the next date.',
    ),
    field('date', 'startDate', 'First day', 'The start date, or the date of a deadline.', {
      required: 'Choose a start date.',
    }),
    field('string', 'startTime', 'Starts', '24-hour format, in the time zone below: 09:00 or 17:30.', {
      hidden: withoutTimes,
      errors: [requiredWithTimes('Enter the start time.'), validateTime],
    }),
    field(
      'date',
      'endDate',
      'Last day',
      'Only if it ends on another date. The event leaves the site the next day.',
      {errors: [checkEnd]},
    ),
    field('string', 'endTime', 'Ends', '24-hour format, in the time zone below.', {
      hidden: withoutTimes,
      errors: [requiredWithTimes('Enter the end time.'), validateTime, checkEnd],
    }),
    field(
      'string',
      'timeZone',
      'Time zone',
      'The time zone of both times. The site shows it; calendars convert it for each agent.',
      {
        options: {list: timeZones},
        initialValue: 'America/New_York',
        hidden: withoutTimes,
        errors: [requiredWithTimes('Choose one.')],
      },
    ),
    textField(
      'description',
      'Description',
      'What happens, who it’s for, and what to bring, in one to three sentences.',
      {rows: 3},
    ),
    textField('place', 'Place', 'Optional. Address or room. Leave blank if it’s online only.'),
    field('string', 'url', 'Online link', 'Optional. Where to join or sign up, starting with https://.', {
      errors: [validateWebAddress],
    }),
  ],
  orderings: [orderBy('Date', 'startDate')],
  preview: preview(
    'Event without a title',
    {title: 'title', kind: 'kind', startDate: 'startDate', startTime: 'startTime', allDay: 'allDay'},
    ({kind, startDate, startTime, allDay}) => [startDate, !allDay && startTime, titleIn(eventKinds, kind)],
  ),
})
