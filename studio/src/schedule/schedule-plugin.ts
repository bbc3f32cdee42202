import {CalendarIcon} from '@sanity/icons/Calendar'
import {definePlugin} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'
import {ScheduleAction} from './schedule-action.tsx'
import {ScheduleBadge} from './schedule-badge.ts'
import {ScheduleTool} from './schedule-tool.tsx'

/** Publish and take-down at a time, on every plan of Sanity. Documents of which there is exactly one are not scheduled. */
export const schedulePlugin = definePlugin({
  name: 'upline-schedule',
  tools: [{name: 'schedule', title: 'Schedule', icon: CalendarIcon, component: ScheduleTool}],
  document: {
    actions: (actions, {schemaType}) =>
      singletonTypes.has(schemaType) ? actions : [...actions, ScheduleAction],
    badges: (badges, {schemaType}) => (singletonTypes.has(schemaType) ? badges : [...badges, ScheduleBadge]),
  },
})
