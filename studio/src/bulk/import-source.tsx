import {Select, Text, TextArea} from '@sanity/ui'
import type {Column} from './columns.ts'
import {readText} from './read-text.ts'

interface ImportSourceProps {
  types: readonly string[]
  type: string
  columns: readonly Column[]
  text: string
  titleOfType: (name: string) => string
  onType: (type: string) => void
  onText: (text: string) => void
}

/** What the rows are, and the table itself: pasted, or from a file. */
export function ImportSource({types, type, columns, text, titleOfType, onType, onText}: ImportSourceProps) {
  return (
    <>
      <Select
        aria-label="What the rows are"
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
      <Text size={1} muted>
        Copy the cells of a spreadsheet with their header and paste them here, or choose a file saved as CSV.
        Columns can be: {['Id', ...columns.map(({title}) => title)].join(', ')}. An empty cell clears the
        field; a column that is left out stays as it is. “Export” makes a table to start from.
      </Text>
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
