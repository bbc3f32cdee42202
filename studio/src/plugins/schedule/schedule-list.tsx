import {Card, Stack, Text} from '@sanity/ui'
import {actionLabels, type Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {formatTime} from '@upline/editorial/schedules/browser-time.ts'
import {removalMutations} from '@upline/editorial/schedules/schedule-mutations.ts'
import {useId, useState} from 'react'
import {useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {List} from '../../ui/list.tsx'
import {Modal} from '../../ui/modal.tsx'
import {Note} from '../../ui/note.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {ScheduleForm} from './schedule-form.tsx'

interface ScheduleListProps {
  title: string
  schedules: readonly Schedule[]
  /** Message of an empty list; without it, an empty list is not rendered. */
  empty?: string
}

/** Renders schedules with buttons to change and remove them. */
export function ScheduleList({title, schedules, empty}: ScheduleListProps) {
  const id = useId()
  if (schedules.length === 0 && !empty) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h2" id={id} size={1} weight="semibold">
        {title}
      </Text>
      {schedules.length === 0 && <Note>{empty}</Note>}
      <List>
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule._id} schedule={schedule} />
        ))}
      </List>
    </Stack>
  )
}

function ScheduleRow({schedule}: {schedule: Schedule}) {
  const client = useStudioClient()
  const schema = useSchema()
  const [isChanging, setChanging] = useState(false)
  const {isBusy, attempt} = useAttempt()
  const {documentId, documentType, title, action, at, state, note, scheduledBy} = schedule
  const isWaiting = state === 'waiting'
  const name = title || documentId
  const close = () => setChanging(false)
  const removeText = isWaiting ? 'Cancel' : 'Remove from list'
  return (
    <DocumentRow
      id={documentId}
      type={documentType}
      title={name}
      notes={[
        state === 'done'
          ? `${actionLabels[action].past} by schedule ${formatTime(at)}`
          : `${actionLabels[action].verb} ${formatTime(at)}`,
        schema.get(documentType)?.title,
        scheduledBy && `set by ${scheduledBy}`,
      ]}
      tone={state === 'failed' ? 'critical' : 'default'}
      end={
        <>
          {isWaiting && (
            <ActionButton
              mode="bleed"
              text="Change"
              aria-label={`Change: ${name}`}
              onClick={() => setChanging(true)}
            />
          )}
          <ActionButton
            mode="ghost"
            disabled={isBusy}
            text={removeText}
            aria-label={`${removeText}: ${name}`}
            onClick={() => attempt(() => client.mutate(removalMutations(schedule), {tag: 'schedule'}))}
          />
        </>
      }
    >
      {note && <Text size={1}>{note}</Text>}
      {isChanging && (
        <Modal id={`change-${schedule._id}`} header={`Schedule “${name}”`} width={0} onClose={close}>
          <Card padding={4}>
            <ScheduleForm documentId={documentId} type={documentType} onClose={close} />
          </Card>
        </Modal>
      )}
    </DocumentRow>
  )
}
