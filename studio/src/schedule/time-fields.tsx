import {Box, Flex, Stack, Text, TextInput} from '@sanity/ui'
import type {ClockTime} from '@upline/domain/dates/zoned-time.ts'
import {useId} from 'react'
import {FieldProblem} from '../ui/field.tsx'
import {Note} from '../ui/note.tsx'
import {formatClock, parseClock} from './browser-time.ts'

interface TimeFieldsProps {
  title: string
  description: string
  value: ClockTime
  problem: string | undefined
  onChange: (value: ClockTime) => void
}

/** Renders a date and a time of day. */
export function TimeFields({title, description, value, problem, onChange}: TimeFieldsProps) {
  const id = useId()
  const input = (type: keyof ClockTime) => (
    <Box flex={1}>
      <TextInput
        fontSize={1}
        padding={3}
        type={type === 'date' ? 'date' : 'text'}
        placeholder={type === 'time' ? '9:00 AM' : undefined}
        aria-label={`${title}: ${type}`}
        aria-describedby={`${id}-description ${id}-problem`}
        aria-invalid={problem !== undefined}
        value={value[type]}
        // Shows how the text was read: 2:05 is in the night.
        onBlur={() =>
          type === 'time' &&
          onChange({...value, time: formatClock(parseClock(value.time) ?? '') || value.time})
        }
        onChange={({currentTarget}) => onChange({...value, [type]: currentTarget.value})}
      />
    </Box>
  )
  return (
    <Stack role="group" aria-labelledby={`${id}-title`} gap={3}>
      <Text id={`${id}-title`} size={1} weight="medium">
        {title}
      </Text>
      <Note id={`${id}-description`}>{description}</Note>
      <Flex gap={2}>
        {input('date')}
        {input('time')}
      </Flex>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  )
}
