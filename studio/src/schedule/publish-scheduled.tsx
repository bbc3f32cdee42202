import {getPublishedId} from '@sanity/client/csm'
import {Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
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
    /** The published revision that the publish that ends the schedule replaces; null if there is none. */
    const [ending, setEnding] = useState<string | null>()
    const {isBusy, attempt} = useAttempt()
    const revision = (props.published?._rev as string | undefined) ?? null
    const isPublished = ending !== undefined && revision !== ending && !props.draft
    // A review or a question about the path may still cancel the publish, so the schedule ends after it.
    useEffect(() => {
      if (!isPublished) return
      setEnding(undefined)
      if (schedule) void attempt(() => client.mutate(removalMutations(schedule), {tag: 'schedule'}))
    }, [isPublished, schedule, client, attempt])
    if (!description || (!schedule && step !== 'form')) return description

    const close = () => setStep(undefined)
    const publish = (isLast: boolean) => {
      close()
      setEnding(isLast ? revision : undefined)
      description.onHandle?.()
    }
    const question = {
      type: 'dialog' as const,
      header: 'This has a schedule',
      onClose: close,
      content: (
        <Text size={1}>
          {schedule?.scheduledBy ?? 'Someone'} scheduled it to be published{' '}
          {schedule ? formatTime(schedule.at) : ''}. If you keep the schedule, it publishes the changes that
          you make until then.
        </Text>
      ),
      footer: (
        <DialogFooter onClose={close}>
          <ActionButton mode="ghost" text="Change schedule…" onClick={() => setStep('form')} />
          <ActionButton mode="ghost" text="Publish and keep schedule" onClick={() => publish(false)} />
          <ActionButton tone="primary" text="Publish and end schedule" onClick={() => publish(true)} />
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
