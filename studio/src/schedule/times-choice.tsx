import {Stack} from '@sanity/ui'
import type {ClockTime} from '@upline/domain/dates/zoned-time.ts'
import {useState} from 'react'
import {useCurrentUser} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {Note} from '../ui/note.tsx'
import {browserTimeZone, zoneName} from './browser-time.ts'
import type {Times} from './prepare-schedule.ts'
import {TimeFields} from './time-fields.tsx'

const none: ClockTime = {date: '', time: ''}

interface TimesChoiceProps {
  onChoose: (times: Times) => void
  onClose: () => void
}

/** Lets the editor choose when many documents are published and taken down. */
export function TimesChoice({onChoose, onClose}: TimesChoiceProps) {
  const scheduledBy = useCurrentUser()?.name
  const [publish, setPublish] = useState(none)
  const [takeDown, setTakeDown] = useState(none)
  return (
    <Stack padding={4} gap={5}>
      <TimeFields
        title="Publish at"
        description="Publishes the drafts as they are at that time. If blank, none of them is published by schedule."
        value={publish}
        problem={undefined}
        onChange={setPublish}
      />
      <TimeFields
        title="Take down at"
        description="Unpublishes the documents and keeps them as drafts, unless published pages use them then. If blank, none of them is."
        value={takeDown}
        problem={undefined}
        onChange={setTakeDown}
      />
      <Note>Times are in {zoneName(browserTimeZone(), Date.now())}.</Note>
      <DialogFooter closeText="Close" onClose={onClose}>
        <ActionButton
          tone="primary"
          text="Continue"
          onClick={() => onChoose({publish, takeDown, scheduledBy})}
        />
      </DialogFooter>
    </Stack>
  )
}
