import {Select, TextArea} from '@sanity/ui'
import {Note} from '../ui/note.tsx'
import type {Column} from './columns.ts'
import {readText} from './table.ts'

interface ImportSourceProps {
  types: readonly string[]
  type: string
  columns: readonly Column[]
  text: string
  titleOfType: (name: string) => string
  onType: (type: string) => void
  onText: (text: string) => void
}

/** Lets the editor choose the type of the rows and paste the table or choose a file. */
export function ImportSource({types, type, columns, text, titleOfType, onType, onText}: ImportSourceProps) {
  return (
    <>
      <Select
        aria-label="Type of the rows"
        fontSize={1}
        padding={3}
        value={type}
        onChange={(event) => onType(event.currentTarget.value)}
      >
        {types.map((name) => (
          <option key={name} value={name}>
            {titleOfType(name)}
          </option>
        ))}
      </Select>
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
