import {Box, Card, Flex, Text} from '@sanity/ui'
import {setTimeZone} from '@upline/domain/dates/site-date.ts'
import type {DatedFact} from '@upline/domain/periods/figures.ts'
import {useEffect, useEffectEvent, useMemo, useState} from 'react'
import {createPortal} from 'react-dom'
import type {LayoutProps} from 'sanity'
import {matchingFacts, setFactValues} from '../../ui/fact-values.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {completeToken, type OpenToken, tokenAtCaret} from './token-at-caret.ts'

const query = `*[_id == "siteSettings" || _type == "fact" && defined(key) && defined(value)]{
  _id, _type, timeZone, key, value, year, effectiveFrom, effectiveUntil
}`

type Stored = DatedFact & {_type: string; timeZone?: unknown}

/** Renders the Studio once the facts and the time zone are loaded, because previews and dates need them, and keeps them current. */
export function FactsLayout(props: LayoutProps) {
  const {data, hasFailed} = useLiveQuery<Stored[]>(query, {}, {perspective: 'published', tag: 'facts'})
  useMemo(() => {
    setTimeZone(data?.find(({_type}) => _type === 'siteSettings')?.timeZone)
    setFactValues(data?.filter(({_type}) => _type === 'fact') ?? [])
  }, [data])
  // Without facts, previews show tokens.
  if (!data && !hasFailed) return null
  return (
    <>
      {props.renderDefault(props)}
      <FactPicker />
    </>
  )
}

const listId = 'fact-picker'
const optionId = (key: string) => `${listId}-${key}`
const width = 360
const height = 240
/** Events that may move the caret away from the token. */
const closing = ['focusout', 'pointerdown', 'scroll']

/** Suggests facts with today's values in every text field of a form while an editor types a token. */
function FactPicker() {
  const [token, setToken] = useState<OpenToken>()
  const [active, setActive] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const facts = token && !isDismissed ? matchingFacts(token.query) : []
  const chosen = facts[active] ?? facts[0]
  const field = facts.length > 0 ? token?.field : undefined

  const read = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.key.length === 1 || (event.key === 'Backspace' && token !== undefined)
    if (!isTyped && !/^Arrow(Left|Right)$|^Home$|^End$/.test(event.key)) return
    const found = isTyped ? tokenAtCaret(event.target) : undefined
    if (!found) setDismissed(false)
    if (found?.query !== token?.query) setActive(0)
    setToken(found)
  })
  const choose = (key: string) => {
    if (token) completeToken(token, key)
    setToken(undefined)
  }
  const steer = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen) return
    const {length} = facts
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active + length - 1) % length)
    else if (event.key === 'Escape') setDismissed(true)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const close = ({type, target}: Event) => {
      // The list scrolls itself to the active option, and is clicked.
      if (type !== 'focusout' && target instanceof Element && target.closest(`#${listId}`)) return
      setToken(undefined)
      setDismissed(false)
    }
    // Before the editor of rich text and dialogs, which take Enter and Escape.
    const listening = new AbortController()
    const options = {capture: true, signal: listening.signal}
    document.addEventListener('keydown', steer, options)
    document.addEventListener('keyup', read, options)
    for (const type of closing) document.addEventListener(type, close, options)
    return () => listening.abort()
  }, [])
  const chosenKey = chosen?.key
  useEffect(() => {
    if (!field || chosenKey === undefined) return
    const attributes: Record<string, string> = {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': optionId(chosenKey),
      // A textarea and an editor keep the role of a text box, which has no expanded state.
      ...(field instanceof HTMLInputElement ? {role: 'combobox', 'aria-expanded': 'true'} : {}),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    document.getElementById(optionId(chosenKey))?.scrollIntoView({block: 'nearest'})
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name)
    }
  }, [field, chosenKey])

  if (!field || !token) return null
  const {bottom, left, top} = token.place
  const isBelow = bottom + height < window.innerHeight
  return createPortal(
    <Card
      id={listId}
      role="listbox"
      aria-label="Facts"
      radius={2}
      shadow={3}
      padding={1}
      style={{
        position: 'fixed',
        zIndex: 100_000,
        left: Math.max(8, Math.min(left, window.innerWidth - width - 8)),
        ...(isBelow ? {top: bottom + 4} : {bottom: window.innerHeight - top + 4}),
        width,
        maxHeight: height,
        overflowY: 'auto',
      }}
    >
      {facts.map(({key, value}) => (
        <Card
          key={key}
          id={optionId(key)}
          role="option"
          aria-selected={key === chosen?.key}
          padding={2}
          radius={1}
          tone={key === chosen?.key ? 'primary' : 'default'}
          style={{cursor: 'pointer'}}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(key)}
        >
          <Flex gap={3} justify="space-between">
            <Text size={1} weight="medium">{`{${key}}`}</Text>
            <Box>
              <Text size={1} textOverflow="ellipsis">
                {value}
              </Text>
            </Box>
          </Flex>
        </Card>
      ))}
    </Card>,
    document.body,
  )
}
