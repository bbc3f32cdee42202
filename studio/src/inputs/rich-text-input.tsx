import {type KeyboardEvent, useEffect, useRef} from 'react'
import {type PortableTextInputProps, type PortableTextPluginsProps, set} from 'sanity'
import {pasteHtml} from './paste-html.ts'

/** Renders the editor of rich text, which keeps the structure of text from other programs. */
export function RichTextInput(props: PortableTextInputProps) {
  const {value, onChange} = props
  const last = useRef(value)
  useEffect(() => {
    if (value?.length) last.current = value
  }, [value])
  // When the field becomes empty, the editor replaces the block that its undo history refers to, and undo fails with “sibling not found”.
  const undoClear = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || value?.length || !last.current?.length) return
    event.preventDefault()
    event.stopPropagation()
    onChange(set(last.current))
  }
  return (
    <div onKeyDownCapture={undoClear} role="none">
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

/** Switches Sanity's table editor on. */
export function RichTextPlugins(props: PortableTextPluginsProps) {
  return props.renderDefault({...props, plugins: {...props.plugins, table: {enabled: true}}})
}
