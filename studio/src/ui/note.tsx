import {Text} from '@sanity/ui'
import type {ReactNode} from 'react'

/** Renders a muted line of text. */
export function Note({children, id, role}: {children: ReactNode; id?: string; role?: string}) {
  return (
    <Text size={1} muted id={id} role={role}>
      {children}
    </Text>
  )
}
