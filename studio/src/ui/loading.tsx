import {Flex, Spinner} from '@sanity/ui'
import {Note} from './note.tsx'

export function Loading({label}: {label?: string}) {
  return (
    <Flex align="center" justify="center" gap={3} height="fill" padding={6} aria-label={label ?? 'Loading'}>
      <Spinner muted />
      {label && <Note>{label}</Note>}
    </Flex>
  )
}
