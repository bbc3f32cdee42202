import {getPublishedId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {formatTime} from './browser-time.ts'
import {scheduleId} from './schedule-document.ts'
import {ScheduleForm} from './schedule-form.tsx'
import {removalMutations} from './schedule-mutations.ts'
import {useSchedules} from './use-schedules.ts'

/** Wraps Publish for documents with a scheduled publish: asks whether to keep, move or end the schedule. */
export function publishScheduled(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const id = getPublishedId(props.id)
    const schedule = (useSchedules() ?? []).find(
      ({_id, state}) => state === 'waiting' && _id === scheduleId(id, 'publish'),
    )
    const [step, setStep] = useState<'question' | 'form'>()
    const {isBusy, attempt} = useAttempt()
    if (!description || (!schedule && step !== 'form')) return description

    const close = () => setStep(undefined)
    const publish = () => {
      close()
      description.onHandle?.()
    }
    const endAndPublish = () =>
      attempt(async () => {
        if (schedule) await client.mutate(removalMutations(schedule), {tag: 'schedule'})
        publish()
      })
    const question = {
      type: 'dialog' as const,
      header: 'This has a schedule',
      onClose: close,
      content: (
        <Stack gap={4}>
          <Text size={1}>
            It is scheduled to be published {schedule ? formatTime(schedule.at) : ''}. If you keep the
            schedule, it publishes the changes that you make until then.
          </Text>
        </Stack>
      ),
      footer: (
        <DialogFooter onClose={close}>
          <ActionButton mode="ghost" text="Change schedule…" onClick={() => setStep('form')} />
          <ActionButton mode="ghost" text="Publish and keep schedule" disabled={isBusy} onClick={publish} />
          <ActionButton
            tone="primary"
            text="Publish and end schedule"
            disabled={isBusy}
            onClick={endAndPublish}
          />
        </DialogFooter>
      ),
    }
    const form = {
      type: 'dialog' as const,
      header: 'Schedule',
      width: 'medium' as const,
      onClose: close,
      content: <ScheduleForm documentId={id} type={props.type} onClose={close} />,
    }
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => setStep('question'),
      dialog: step === 'question' ? question : step === 'form' ? form : description.dialog,
    }
  }
}
