import {CalendarIcon} from '@sanity/icons/Calendar'
import {publishedId} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import type {DocumentActionComponent} from 'sanity'
import {ScheduleForm} from './schedule-form.tsx'

/** “Schedule…” in the menu of a document. */
export const ScheduleAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const [isOpen, setOpen] = useState(false)
  const exists = draft !== null || published !== null
  const close = () => setOpen(false)
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: !exists,
    title: exists ? 'Choose when it is published and taken down' : 'Write something first',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Schedule',
      width: 'medium',
      onClose: close,
      content: <ScheduleForm documentId={publishedId(id)} type={type} onClose={close} />,
    },
  }
}
ScheduleAction.displayName = 'ScheduleAction'
