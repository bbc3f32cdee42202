import {Button, Dialog, Flex, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import type {Row} from '@upline/schemas/health/check-content'
import {useId, useState} from 'react'

interface Props {
  row: Row
  onClose: () => void
  /** `until` is the last day, YYYY-MM-DD; undefined for good. */
  onIgnore: (reason: string, until: string | undefined) => void
}

/** Asks why a finding may stay, and for how long. */
export function IgnoreDialog({row, onClose, onIgnore}: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const isComplete = reason.trim() !== ''
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
            disabled={!isComplete}
            onClick={() => onIgnore(reason.trim(), until || undefined)}
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
            fontSize={1}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <Text size={1} muted>
            After this day it is listed again. Left empty, it stays ignored.
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  )
}
