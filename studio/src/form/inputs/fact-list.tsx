import {Box, Card, Flex, Text} from '@sanity/ui'
import {Popover} from '@sanity/ui/popover'
import {useId, useState} from 'react'
import {matchingFacts} from '../../ui/fact-values.ts'

/** Returns what is typed of a token, as in `Call {pho`, or undefined if the caret is not inside an unfinished token. */
export function typedToken(before: string, after: string): string | undefined {
  return /^\w*\}/.test(after) ? undefined : /\{(\w*)$/.exec(before)?.[1]
}

/** The keys that the list takes from the field. */
export const choiceKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Escape', 'Enter', 'Tab'])

export interface FactChoice {
  facts: ReturnType<typeof matchingFacts>
  /** Index of the option that Enter chooses. */
  active: number
  listId: string
  choose: (key: string) => void
  /** Handles a key. Returns false if the field has to handle it. */
  press: (key: string) => boolean
}

/** Suggests facts for the token that an editor types. `choose` completes it. Escape hides the list until the next token. */
export function useFactChoice(typed: string | undefined, choose: (key: string) => void): FactChoice {
  const listId = useId()
  const [state, setState] = useState({typed, active: 0, isDismissed: false})
  if (state.typed !== typed)
    setState({typed, active: 0, isDismissed: typed !== undefined && state.isDismissed})
  const facts = typed === undefined || state.isDismissed ? [] : matchingFacts(typed)
  const chosen = facts[state.active]
  const press = (key: string): boolean => {
    if (!chosen || !choiceKeys.has(key)) return false
    const {length} = facts
    if (key === 'ArrowDown') setState({...state, active: (state.active + 1) % length})
    else if (key === 'ArrowUp') setState({...state, active: (state.active + length - 1) % length})
    else if (key === 'Escape') setState({...state, isDismissed: true})
    else choose(chosen.key)
    return true
  }
  return {facts, active: state.active, listId, choose, press}
}

/** Returns the attributes of a text field that has the list. A textarea keeps the role of a text box, which has no expanded state. */
export function comboboxProps({facts, active, listId}: FactChoice, isInput: boolean): object {
  if (facts.length === 0) return {}
  return {
    ...(isInput && {role: 'combobox', 'aria-expanded': true}),
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-activedescendant': `${listId}-${active}`,
  }
}

interface FactListProps {
  choice: FactChoice
  referenceElement: HTMLElement | null
}

/** Renders the suggested facts with their values of today below a text field. The field keeps the focus. */
export function FactList({choice: {facts, active, listId, choose}, referenceElement}: FactListProps) {
  return (
    <Popover
      open={facts.length > 0}
      portal
      placement="bottom-start"
      fallbackPlacements={['top-start']}
      constrainSize
      referenceElement={referenceElement}
      content={
        <Card
          id={listId}
          role="listbox"
          aria-label="Facts"
          padding={1}
          style={{width: 360, maxWidth: '100%', maxHeight: 240, overflowY: 'auto'}}
        >
          {facts.map(({key, value}, index) => (
            <Card
              key={key}
              id={`${listId}-${index}`}
              ref={index === active ? scrollIntoView : undefined}
              role="option"
              aria-selected={index === active}
              padding={2}
              radius={1}
              tone={index === active ? 'primary' : 'default'}
              style={{cursor: 'pointer'}}
              onMouseDown={(event) => {
                event.preventDefault()
                choose(key)
              }}
            >
              <Flex gap={3} justify="space-between">
                <Text size={1} weight="medium">{`{${key}}`}</Text>
                <Box style={{minWidth: 0}}>
                  <Text size={1} textOverflow="ellipsis">
                    {value}
                  </Text>
                </Box>
              </Flex>
            </Card>
          ))}
        </Card>
      }
    />
  )
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({block: 'nearest'})
