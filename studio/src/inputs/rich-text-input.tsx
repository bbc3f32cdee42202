import {objectsIn} from '@upline/schemas/health/stored-document.ts'
import {type KeyboardEvent, useEffect, useRef} from 'react'
import {type PortableTextInputProps, type PortableTextPluginsProps, set} from 'sanity'
import {pasteHtml} from './paste-html.ts'

type Value = NonNullable<PortableTextInputProps['value']>

/** Renders the editor of rich text, which keeps the structure of text from other programs. */
export function RichTextInput(props: PortableTextInputProps) {
  const {value, onChange} = props
  const last = useRef(value)
  const pressed = useRef<'undo' | 'redo'>(undefined)
  // When the field becomes empty, the editor replaces the block that its history refers to, and undo fails with “sibling not found”.
  const cleared = useRef<Record<'undo' | 'redo', Value[]>>({undo: [], redo: []})
  useEffect(() => {
    if (isEmpty(value) && last.current && !isEmpty(last.current)) {
      cleared.current[pressed.current === 'undo' ? 'redo' : 'undo'].push(last.current)
    }
    last.current = value
  }, [value])
  const restoreCleared = (event: KeyboardEvent) => {
    pressed.current = historyKey(event)
    const before = pressed.current && isEmpty(value) && cleared.current[pressed.current].pop()
    if (!before) return
    event.preventDefault()
    event.stopPropagation()
    onChange(set(before))
  }
  return (
    <div onKeyDownCapture={restoreCleared} role="none">
      {props.renderDefault({
        ...props,
        onPaste: ({event, path}) => {
          const html = event.clipboardData.getData('text/html')
          // The editor copies its own text in its own format.
          if (!html || event.clipboardData.types.includes('application/x-portable-text')) return undefined
          return {insert: pasteHtml(html, path.includes('rows'))}
        },
      })}
    </div>
  )
}

function isEmpty(value: Value = []): boolean {
  return value.every(
    ({_type, children}) => _type === 'block' && objectsIn(children).every(({text}) => text === ''),
  )
}

function historyKey({ctrlKey, metaKey, shiftKey, key}: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}

/** Switches Sanity's table editor on. */
export function RichTextPlugins(props: PortableTextPluginsProps) {
  return props.renderDefault({...props, plugins: {...props.plugins, table: {enabled: true}}})
}
