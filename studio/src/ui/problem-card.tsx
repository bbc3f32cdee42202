import {Box, Button, Card, Flex, Text} from '@sanity/ui'

interface ProblemCardProps {
  /** What went wrong and what to do, in words. */
  problem: string
  /** Shows a button that does it once more. */
  onRetry?: (() => void) | undefined
}

/** Says that something could not be done; read out as soon as it appears. */
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
