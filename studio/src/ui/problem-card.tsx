import {Box, Button, Card, Flex, Text} from '@sanity/ui'

interface ProblemCardProps {
  /** Names the failure and the next step. */
  problem: string
  onRetry?: (() => void) | undefined
}

/** Renders a problem; screen readers announce it as soon as it appears. */
export function ProblemCard({problem, onRetry}: ProblemCardProps) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Flex gap={3} align="center">
        <Box flex={1}>
          <Text size={1}>{problem}</Text>
        </Box>
        {onRetry && <Button mode="ghost" fontSize={1} padding={2} text="Try again" onClick={onRetry} />}
      </Flex>
    </Card>
  )
}
