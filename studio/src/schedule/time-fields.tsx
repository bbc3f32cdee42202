import {Box, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId} from 'react'
import type {TypedTime} from './check-times.ts'

interface TimeFieldsProps {
  title: string
  description: string
  value: TypedTime
  problem: string | undefined
  onChange: (value: TypedTime) => void
}

/** A date and a time of day, to the second. */
export function TimeFields({title, description, value, problem, onChange}: TimeFieldsProps) {
  const id = useId()
  const shared = {
    fontSize: 1,
    padding: 3,
    'aria-describedby': `${id}-description ${id}-problem`,
    ...(problem && {customValidity: problem, 'aria-invalid': true}),
  } as const
  return (
    <Stack role="group" aria-labelledby={`${id}-title`} gap={3}>
      <Text id={`${id}-title`} size={1} weight="medium">
        {title}
      </Text>
      <Text size={1} muted id={`${id}-description`}>
        {description}
      </Text>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            {...shared}
            type="date"
            aria-label={`${title}: date`}
            value={value.date}
            onChange={(event) => onChange({...value, date: event.currentTarget.value})}
          />
        </Box>
        <Box flex={1}>
          <TextInput
            {...shared}
            type="time"
            step={1}
            aria-label={`${title}: time`}
            value={value.time}
            onChange={(event) => onChange({...value, time: event.currentTarget.value})}
          />
        </Box>
      </Flex>
      {problem && (
        <Text
          size={1}
          id={`${id}-problem`}
          role="alert"
          style={{color: 'var(--card-badge-critical-fg-color)'}}
        >
          {problem}
        </Text>
      )}
    </Stack>
  )
}
