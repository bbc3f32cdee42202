import {TextArea} from '@sanity/ui'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {Field, TextField} from '../../ui/field.tsx'
import {QuestionDialog} from '../../ui/question-dialog.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'

interface Props {
  onClose: () => void
  /** `until` is the last date, YYYY-MM-DD, or undefined without an end. Rejects if it was not stored. */
  onIgnore: (reason: string, until: string | undefined) => Promise<void>
  /** The problem. */
  children: ReactNode
}

/** Asks why a problem can be ignored, and for how long. */
export function IgnoreDialog({onClose, onIgnore, children}: Props) {
  const reasonField = useRef<HTMLTextAreaElement>(null)
  // The dialog focuses Close.
  useEffect(() => reasonField.current?.focus(), [])
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const {isBusy, problem, attempt} = useAttempt('This was not saved. Check the connection and try again.', {
    isInline: true,
  })
  const isOver = until !== '' && until < siteDate()
  const submit = async () => {
    if (await attempt(() => onIgnore(reason.trim(), until || undefined))) onClose()
  }
  return (
    <QuestionDialog
      header="Ignore this"
      button="Ignore"
      disabled={reason.trim() === '' || isOver || isBusy}
      onConfirm={submit}
      onClose={onClose}
      problem={problem}
    >
      {children}
      <Field title="Reason" description="All staff see it. Don’t enter names, because content can be public.">
        {(input) => (
          <TextArea
            {...input}
            ref={reasonField}
            rows={3}
            fontSize={1}
            value={reason}
            onChange={({currentTarget}) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <TextField
        title="Until (optional)"
        description="After this date it is listed again. Leave blank to ignore it permanently."
        problem={isOver ? 'This date is in the past. Choose today or a later date.' : undefined}
        type="date"
        min={siteDate()}
        value={until}
        onChange={setUntil}
      />
    </QuestionDialog>
  )
}
