import {getPublishedId} from '@sanity/client/csm'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {useState} from 'react'
import {type DocumentActionComponent, type DocumentBadgeComponent, definePlugin} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'
import {formatTime} from './browser-time.ts'
import {actionLabels} from './schedule-document.ts'
import {ScheduleForm} from './schedule-form.tsx'
import {ScheduleTool} from './schedule-tool.tsx'
import {useSchedules} from './use-schedules.ts'

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

/** “Schedule…” in a document's menu. */
const ScheduleAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const [isOpen, setOpen] = useState(false)
  const exists = draft !== null || published !== null
  const close = () => setOpen(false)
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: !exists,
    title: exists ? 'Choose when it is published and taken down' : 'Enter some content first',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Schedule',
      width: 'medium',
      onClose: close,
      content: <ScheduleForm documentId={getPublishedId(id)} type={type} onClose={close} />,
    },
  }
}
ScheduleAction.displayName = 'ScheduleAction'

/** Shows when a document is published or taken down, or why that failed. */
const ScheduleBadge: DocumentBadgeComponent = ({id}) => {
  const own = (useSchedules() ?? []).filter(({documentId}) => documentId === getPublishedId(id))
  const failed = own.find(({state}) => state === 'failed')
  if (failed) return {label: 'Schedule failed', title: failed.note ?? '', color: 'danger', icon: CalendarIcon}
  const waiting = own.filter(({state}) => state === 'waiting').sort((a, b) => (a.at < b.at ? -1 : 1))
  if (waiting.length === 0) return null
  return {
    label: waiting.map(({action, at}) => `${actionLabels[action].verb} ${formatTime(at)}`).join(', '),
    title: 'Choose “Schedule…” in the menu beside Publish to change or cancel it.',
    color: 'primary',
    icon: CalendarIcon,
  }
}
