import {getPublishedId} from '@sanity/client/csm'
import {CalendarIcon} from '@sanity/icons/Calendar'
import type {DocumentBadgeComponent} from 'sanity'
import {formatTime} from './browser-time.ts'
import {actionLabels, type Schedule} from './schedule-document.ts'
import {useSchedules} from './use-schedules.ts'

/** Shows when a document is published or taken down, or why that failed. */
export const ScheduleBadge: DocumentBadgeComponent = ({id}) => {
  const own = (useSchedules() ?? []).filter(({documentId}) => documentId === getPublishedId(id))
  const failed = own.find(({state}) => state === 'failed')
  if (failed) return {label: 'Schedule failed', title: failed.note ?? '', color: 'danger', icon: CalendarIcon}
  const waiting = own.filter(({state}) => state === 'waiting').sort((a, b) => (a.at < b.at ? -1 : 1))
  if (waiting.length === 0) return null
  return {
    label: waiting.map(labelOf).join(', '),
    title: 'Choose “Schedule…” in the menu beside Publish to change or cancel it.',
    color: 'primary',
    icon: CalendarIcon,
  }
}

function labelOf({action, at}: Schedule): string {
  return `${actionLabels[action].verb} ${formatTime(at)}`
}
