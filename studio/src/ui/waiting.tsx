import {Flex, Spinner} from '@sanity/ui'

/** In the place of what loads. */
export function Waiting() {
  return (
    <Flex align="center" justify="center" height="fill" padding={6} aria-label="Loading">
      <Spinner muted />
    </Flex>
  )
}
