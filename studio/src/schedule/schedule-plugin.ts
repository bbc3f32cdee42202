import {CalendarIcon} from '@sanity/icons/Calendar'
import {definePlugin} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'
import {ScheduleAction} from './schedule-action.tsx'
import {ScheduleBadge} from './schedule-badge.ts'
import {ScheduleTool} from './schedule-tool.tsx'

/** Publishes and takes down documents at a time, on every plan of Sanity. Singletons can't be scheduled. */
export const schedulePlugin = definePlugin({
  name: 'upline-schedule',
  tools: [{name: 'schedule', title: 'Schedule', icon: CalendarIcon, component: ScheduleTool}],
  document: {
    actions: (actions, {schemaType}) =>
      singletonTypes.has(schemaType) ? actions : [...actions, ScheduleAction],
    badges: (badges, {schemaType}) => (singletonTypes.has(schemaType) ? badges : [...badges, ScheduleBadge]),
  },
})
