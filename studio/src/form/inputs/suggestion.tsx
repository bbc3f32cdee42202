import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {type NumberInputProps, type StringInputProps, set} from 'sanity'

interface SuggestionProps {
  input: StringInputProps | NumberInputProps
  label: string
  /** Value that the button fills in; undefined disables the button. */
  value: string | number | undefined
  /** Shown next to the button. */
  note: string
}

/** Renders an input with a button that fills in a suggested value. */
export function Suggestion({input, label, value, note}: SuggestionProps) {
  return (
    <Stack gap={2}>
      {input.renderDefault(input)}
      <Flex align="center" gap={3} wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={label}
          disabled={input.readOnly === true || value === undefined || value === input.value}
          onClick={() => input.onChange(set(value))}
        />
        <Box flex={1}>
          <Text size={1} muted textOverflow="ellipsis">
            {note}
          </Text>
        </Box>
      </Flex>
    </Stack>
  )
}
