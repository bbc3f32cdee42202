import {Box, Flex} from '@sanity/ui'
import type {CSSProperties, ReactNode} from 'react'

interface SplitViewProps {
  list: ReactNode
  /** The open item; on a narrow screen it replaces the list. */
  detail: ReactNode
  /** Shown next to the list if no item is open; a narrow screen shows only the list. */
  placeholder?: ReactNode
  listStyle?: CSSProperties
}

/** Shows only from 900 px, the fourth breakpoint of Sanity UI. */
const wideOnly = ['none', 'none', 'none', 'block'] as const

/** Renders a list and, next to it, the open item. */
export function SplitView({list, detail, placeholder, listStyle}: SplitViewProps) {
  return (
    <Flex height="fill" style={{minHeight: 0}}>
      <Box
        flex={3}
        height="fill"
        display={detail ? [...wideOnly] : 'block'}
        style={{minWidth: 0, ...listStyle}}
      >
        <Flex direction="column" height="fill">
          {list}
        </Flex>
      </Box>
      {detail || (
        <Box flex={placeholder ? 3 : 0} display={[...wideOnly]}>
          {placeholder}
        </Box>
      )}
    </Flex>
  )
}
