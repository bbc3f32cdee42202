import {Button, Flex, Stack} from '@sanity/ui'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {ActionButton} from '../../ui/action-button.tsx'
import {focusReturn} from '../../ui/focus-return.ts'
import {List} from '../../ui/list.tsx'

/** Number of rows of each list, because more would slow the page down. */
const initialRows = 20
const moreRows = 200

interface GroupProps {
  title: string
  isOpen?: boolean
  children: ReactNode[]
}

/** Renders a list that opens under its title. */
export function Group({title, isOpen = false, children}: GroupProps) {
  const [isExpanded, setExpanded] = useState(isOpen)
  const [count, setCount] = useState(initialRows)
  const focused = useRef<{element: Element; returnFocus: () => void}>(null)
  // A row that leaves the list, or the last one with the list, takes the focus with it.
  useEffect(() => {
    const keepFocus = () => {
      if (focused.current?.element.isConnected === false && document.activeElement === document.body)
        focused.current.returnFocus()
    }
    keepFocus()
    return keepFocus
  })
  return (
    <Stack
      as="section"
      gap={3}
      aria-label={title}
      onFocus={({target}) => {
        focused.current = {element: target, returnFocus: focusReturn(target)}
      }}
      // The focus goes to a dialog, or nowhere after a click.
      onBlur={({relatedTarget}) => {
        if (!relatedTarget) focused.current = null
      }}
    >
      <Flex>
        <Button
          mode="bleed"
          padding={2}
          fontSize={2}
          text={title}
          style={{whiteSpace: 'normal', textAlign: 'left'}}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        />
      </Flex>
      {isExpanded && <List>{children.slice(0, count)}</List>}
      {isExpanded && children.length > count && (
        <Flex>
          <ActionButton
            mode="ghost"
            text={`Show more of ${children.length}`}
            onClick={() => setCount(count + moreRows)}
          />
        </Flex>
      )}
    </Stack>
  )
}
