import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'

interface SuggestionProps {
  /** The input. */
  children: ReactNode
  label: string
  /** Value that the button fills in; undefined disables the button. */
  suggested: string | undefined
  /** Shown without a suggestion. */
  hint: string
  disabled: boolean
  onAccept: () => void
}

/** Renders an input with a button that fills in a suggested value. */
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
