import {getPublishedId} from '@sanity/client/csm'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {useState} from 'react'
import type {DocumentActionComponent} from 'sanity'
import {ScheduleForm} from './schedule-form.tsx'

/** “Schedule…” in a document's menu. */
export const ScheduleAction: DocumentActionComponent = ({id, type, draft, published}) => {
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
