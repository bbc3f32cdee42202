import {Button, Dialog, Flex, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import type {Row} from '@upline/schemas/health/check-content.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {useId, useState} from 'react'
import {ProblemCard} from '../ui/problem-card.tsx'

interface Props {
  row: Row
  onClose: () => void
  /** `until` is the last day, YYYY-MM-DD; undefined for good. Rejects where it could not be stored. */
  onIgnore: (reason: string, until: string | undefined) => Promise<void>
}

/** Asks why a finding may stay, and for how long. */
export function IgnoreDialog({row, onClose, onIgnore}: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isOver = until !== '' && until < today()
  const submit = async () => {
    setBusy(true)
    try {
      await onIgnore(reason.trim(), until || undefined)
      onClose()
    } catch {
      setProblem('This was not saved. Check the connection and try again.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      id={id}
      header="Ignore this"
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
          <Button
            tone="primary"
            fontSize={1}
            padding={3}
            text="Ignore"
            disabled={reason.trim() === '' || isOver || isBusy}
            onClick={submit}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{row.message}</Text>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-reason`}>
            Why it may stay
          </Text>
          <TextArea
            id={`${id}-reason`}
            rows={3}
            fontSize={1}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Text size={1} muted>
            All staff see it. Name nobody: like all content it may be public.
          </Text>
        </Stack>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-until`}>
            Until (optional)
          </Text>
          <TextInput
            id={`${id}-until`}
            type="date"
            min={today()}
            fontSize={1}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <Text size={1} muted>
            {isOver
              ? 'This day is over. Choose today or a later one.'
              : 'After this day it is listed again. Left empty, it stays ignored.'}
          </Text>
        </Stack>
        {problem && <ProblemCard problem={problem} />}
      </Stack>
    </Dialog>
  )
}
