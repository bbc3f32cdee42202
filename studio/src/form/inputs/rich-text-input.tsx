import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {Fragment, useState} from 'react'
import {type PortableTextInputProps, type PortableTextPluginsProps, useFormValue} from 'sanity'
import {FactsPlugin} from './facts-plugin.tsx'
import {countPictures} from './parse-pasted-html.ts'
import {pasteHtml} from './paste-html.ts'

/** Renders the editor of rich text, which keeps the structure of text from other programs. */
export function RichTextInput(props: PortableTextInputProps) {
  const {value, onEditorChange} = props
  const toast = useToast()
  const [written, setWritten] = useState(value)
  const id = String(useFormValue(['_id']))
  const [history, setHistory] = useState({id, key: 0})
  if (id !== history.id) {
    const isDiscarded = id === getPublishedId(id) && JSON.stringify(value) !== JSON.stringify(written)
    setHistory({id, key: history.key + (isDiscarded ? 1 : 0)})
  }
  const input = props.renderDefault({
    ...props,
    // An empty text is stored as undefined, for which the editor would replace the empty block that its history refers to.
    value: value ?? (isEmpty(written) ? written : undefined),
    onEditorChange: (change, editor) => {
      if (change.type === 'mutation') setWritten(change.snapshot)
      onEditorChange?.(change, editor)
    },
    onPaste: ({event, path}) => {
      const html = event.clipboardData.getData('text/html')
      // The editor copies its own text in its own format.
      if (!html || event.clipboardData.types.includes('application/x-portable-text')) return undefined
      const pictures = countPictures(html)
      if (pictures > 0) {
        const title = pictures === 1 ? 'A picture was left out' : `${pictures} pictures were left out`
        toast.push({status: 'warning', title, description: 'Upload pictures with “Picture” above the text.'})
      }
      return {insert: pasteHtml(html, path.includes('rows'))}
    },
  })
  // A new editor after “Discard changes”, because undo would insert again what came back.
  return <Fragment key={history.key}>{input}</Fragment>
}

function isEmpty(value: PortableTextInputProps['value'] = []): boolean {
  return value.every(
    ({_type, children}) => _type === 'block' && objectsIn(children).every(({text}) => text === ''),
  )
}

/** Switches Sanity's table editor on, and suggests facts. */
export function RichTextPlugins(props: PortableTextPluginsProps) {
  return (
    <>
      {props.renderDefault({...props, plugins: {...props.plugins, table: {enabled: true}}})}
      <FactsPlugin />
    </>
  )
}
