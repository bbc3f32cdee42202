import {type FocusEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {type StringInputProps, set} from 'sanity'
import {comboboxProps, FactList, typedToken, useFactChoice} from './fact-list.tsx'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Renders an input of text that suggests facts while an editor types a token. */
export function TextWithFacts(props: StringInputProps) {
  const {value = '', onChange, elementProps} = props
  const [field, setField] = useState<TextField | null>(null)
  const [typed, setTyped] = useState<string>()
  const caret = useRef<number>(undefined)
  useEffect(() => {
    // The browser moves the caret to the end of a text that changes.
    if (caret.current !== undefined) field?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const choice = useFactChoice(typed, (key) => {
    const end = field?.selectionStart ?? value.length
    const before = value.slice(0, end - (typed?.length ?? 0))
    const completed = `${before}${key}}`
    caret.current = completed.length
    onChange(set(completed + value.slice(end)))
    setTyped(undefined)
  })
  // Sanity passes them to the field, although their type lacks them.
  const handlers = {
    onSelect: ({currentTarget}: SyntheticEvent<TextField>) => {
      const {value: text, selectionStart} = currentTarget
      setField(currentTarget)
      setTyped(typedToken(text.slice(0, selectionStart ?? 0), text.slice(selectionStart ?? 0)))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!choice.press(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const attributes = comboboxProps(choice, field instanceof HTMLInputElement)
  const onBlur = (event: FocusEvent) => {
    setTyped(undefined)
    elementProps.onBlur(event)
  }
  return (
    <>
      {props.renderDefault({
        ...props,
        elementProps: {...elementProps, ...attributes, ...handlers, onBlur},
      })}
      <FactList choice={choice} referenceElement={field} />
    </>
  )
}
