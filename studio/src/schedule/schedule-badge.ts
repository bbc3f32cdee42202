import {CalendarIcon} from '@sanity/icons/Calendar'
import {publishedId} from '@upline/schemas/health/stored-document.ts'
import type {DocumentBadgeComponent} from 'sanity'
import {shownTime} from './own-time.ts'
import {actionWords, type Schedule} from './schedule-document.ts'
import {useSchedules} from './use-schedules.ts'

/** Says on a document when it is published or taken down, or why it was not. */
export const ScheduleBadge: DocumentBadgeComponent = ({id}) => {
  const own = (useSchedules() ?? []).filter(({documentId}) => documentId === publishedId(id))
  const failed = own.find(({state}) => state === 'failed')
  if (failed) return {label: 'Schedule failed', title: failed.note ?? '', color: 'danger', icon: CalendarIcon}
  const waiting = own.filter(({state}) => state === 'waiting').sort((a, b) => (a.at < b.at ? -1 : 1))
  if (waiting.length === 0) return null
  return {
    label: waiting.map(words).join(', '),
    title: 'Choose “Schedule…” in the menu beside Publish to change or cancel it.',
    color: 'primary',
    icon: CalendarIcon,
  }
}

function words({action, at}: Schedule): string {
  return `${actionWords[action].verb} ${shownTime(at)}`
}
