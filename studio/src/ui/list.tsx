import {Stack} from '@sanity/ui'
import type {ReactNode} from 'react'
import {Note} from './note.tsx'

interface ListProps {
  children: ReactNode
  label?: string
  /** In pixels; a longer list scrolls. */
  maxHeight?: number | undefined
  /** Number of items that are not rendered. */
  more?: number
}

/** Renders a list without bullets. */
export function List({children, label, maxHeight, more = 0}: ListProps) {
  const scrolls = maxHeight !== undefined && {maxHeight, overflow: 'auto', padding: '4px 0'}
  return (
    <Stack
      as="ul"
      gap={2}
      aria-label={label}
      // Keyboard users scroll it.
      tabIndex={maxHeight === undefined ? undefined : 0}
      style={{listStyle: 'none', margin: 0, padding: 0, ...scrolls}}
    >
      {children}
      {more > 0 && (
        <li>
          <Note>and {more.toLocaleString('en-US')} more</Note>
        </li>
      )}
    </Stack>
  )
}
