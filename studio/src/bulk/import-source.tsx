import {TextArea} from '@sanity/ui'
import {Choose} from '../ui/choose.tsx'
import {Note} from '../ui/note.tsx'
import type {Column} from './columns.ts'
import {readText} from './table.ts'

interface ImportSourceProps {
  types: readonly {value: string; title: string}[]
  type: string
  columns: readonly Column[]
  text: string
  onType: (type: string) => void
  onText: (text: string) => void
}

/** Lets the editor choose the type of the rows and paste the table or choose a file. */
export function ImportSource({types, type, columns, text, onType, onText}: ImportSourceProps) {
  return (
    <>
      <Choose aria-label="Type of the rows" value={type} options={types} onChoose={onType} />
      <Note>
        Copy the cells of a spreadsheet with their header and paste them here, or choose a file saved as CSV.
        Columns can be: {['ID', ...columns.map(({title}) => title)].join(', ')}. A blank cell clears the
        field; a missing column changes nothing. “Export” creates a table to start from.
      </Note>
      <TextArea
        aria-label="Table"
        rows={10}
        fontSize={1}
        padding={3}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label="File"
        onChange={async (event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onText(readText(await file.arrayBuffer()))
        }}
      />
    </>
  )
}
