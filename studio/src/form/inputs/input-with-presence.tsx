import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useEffectEvent, useState} from 'react'
import {
  type InputProps,
  isStringInputProps,
  type Path,
  type StringInputProps,
  unset,
  useFormCallbacks,
  useFormValue,
} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {controls} from '../../ui/focus-return.ts'
import {whoIs} from '../../ui/who-is.ts'
import {TextWithFacts} from './text-with-facts.tsx'

const documentId: Path = ['_id']

const opened = new WeakSet<Element>()

/** Focuses the first control of a form that opens, unless something else has the focus. */
function takeLostFocus(form: Element | null): void {
  if (!form || opened.has(form)) return
  opened.add(form)
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>(controls)?.focus({preventScroll: true})
}

/**
 * Renders an input. It takes the focus that a link gives it, or gives it to a form that opens, because the Studio tries before the field’s
 * frame for comments has loaded. A text says who else is in it, because the text of two people who type at once is scrambled.
 */
export function InputWithPresence(props: InputProps) {
  const takeFocus = useEffectEvent(() => {
    const {current} = props.elementProps.ref
    if (props.focused) current?.focus()
    else if (current instanceof Element) takeLostFocus(current.closest('[data-testid="form-view"]'))
  })
  useEffect(() => takeFocus(), [])
  if (!isStringInputProps(props)) return props.renderDefault(props)
  // An import may have stored something else, which the Studio would show as “[object Object]”.
  const value: unknown = props.value
  return typeof value === 'object' ? <WrongValue {...props} /> : <TextWithPresence {...props} />
}

function TextWithPresence(props: StringInputProps) {
  return (
    <Stack gap={2}>
      <TextWithFacts {...props} />
      {props.focused && <FieldInDraft path={props.path} />}
      {props.presence.length > 0 && (
        <Text size={1} role="status" style={{color: 'var(--card-badge-caution-fg-color)'}}>
          {whoIs(props.presence.map(({user}) => user))} in this field. Two people can’t edit it at once: wait,
          or agree on who edits it.
        </Text>
      )}
    </Stack>
  )
}

/** Tells colleagues again which field has the focus when its first letters make a draft: the Studio then names the document only. */
function FieldInDraft({path}: {path: Path}) {
  const id = useFormValue(documentId)
  const [focusedIn] = useState(id)
  const {onPathFocus} = useFormCallbacks()
  const tell = useEffectEvent(() => onPathFocus(path))
  useEffect(() => {
    if (id === focusedIn) return
    // After the effects of the form around this field.
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [id, focusedIn])
  return null
}

function WrongValue({onChange, readOnly}: StringInputProps) {
  return (
    <Card tone="critical" padding={3} radius={2}>
      <Flex gap={3} align="center">
        <Text size={1} style={{flex: 1}}>
          This field should be text, but it’s a group of fields. Remove it and fill it in again.
        </Text>
        <ActionButton
          mode="ghost"
          text="Remove"
          disabled={readOnly === true}
          onClick={() => onChange(unset())}
        />
      </Flex>
    </Card>
  )
}
