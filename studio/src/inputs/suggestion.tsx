import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'

interface SuggestionProps {
  /** The input that stands above. */
  children: ReactNode
  label: string
  /** What the button would fill in; it rests where there is nothing to suggest. */
  suggested: string | undefined
  /** Said instead of the suggestion while there is none. */
  hint: string
  disabled: boolean
  onAccept: () => void
}

/** An input with a value to take over at a press. Nothing is changed without it. */
export function Suggestion({children, label, suggested, hint, disabled, onAccept}: SuggestionProps) {
  return (
    <Stack gap={2}>
      {children}
      <Flex align="center" gap={3} wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={label}
          disabled={disabled || suggested === undefined}
          onClick={onAccept}
        />
        <Box flex={1}>
          <Text size={1} muted textOverflow="ellipsis">
            {suggested ?? hint}
          </Text>
        </Box>
      </Flex>
    </Stack>
  )
}
