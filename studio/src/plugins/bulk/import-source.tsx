import {Text, TextArea} from '@sanity/ui'
import type {Column} from '@upline/editorial/tables/columns.ts'
import {readText} from '@upline/editorial/tables/table.ts'
import {isWorkbook, readWorkbook, type Sheet} from '@upline/editorial/tables/workbook.ts'
import {Choose} from '../../ui/choose.tsx'
import {Field} from '../../ui/field.tsx'
import {Note} from '../../ui/note.tsx'

/** The table as text, and where it comes from. */
export interface Source {
  text: string
  isFile?: boolean
  /** Whether the encoding of the file was guessed, because it is not Unicode. */
  isGuessed?: boolean
  /** Of a workbook: its sheets, and the name of the chosen one. */
  sheets?: Sheet[]
  sheet?: string | undefined
}

interface ImportSourceProps {
  types: readonly {value: string; title: string}[]
  type: string
  columns: readonly Column[]
  source: Source
  onType: (type: string) => void
  onSource: (source: Source) => void
  onProblem: (problem: string | undefined) => void
}

/** Lets the editor choose the type of the rows and paste the table or choose a file. */
export function ImportSource({types, type, columns, source, onType, onSource, onProblem}: ImportSourceProps) {
  const {text, isGuessed, sheets, sheet} = source
  const readFile = async (file: File) => {
    onProblem(undefined)
    const bytes = await file.arrayBuffer()
    if (!isWorkbook(bytes)) {
      const {text, encoding} = readText(bytes)
      return onSource({text, isFile: true, isGuessed: encoding !== undefined})
    }
    const found = await readWorkbook(bytes)
    if ('problem' in found) return onProblem(found.problem)
    onSource({text: found[0]?.text ?? '', isFile: true, sheets: found, sheet: found[0]?.name})
  }
  return (
    <>
      <Choose aria-label="Type of the rows" value={type} options={types} onChoose={onType} />
      <Note>
        Copy the cells of a spreadsheet with their header and paste them here, or choose a file saved as .xlsx
        or CSV. Columns can be: {['ID', ...columns.map(({title}) => title)].join(', ')}. A blank cell clears
        the field; a missing column changes nothing. “Export” creates a table to start from.
      </Note>
      <TextArea
        aria-label="Table"
        rows={10}
        fontSize={1}
        padding={3}
        value={text}
        onChange={(event) =>
          onSource({
            ...source,
            text: event.currentTarget.value,
            isFile: text !== '' && source.isFile === true,
          })
        }
      />
      <Text size={1}>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
          aria-label="File"
          style={{font: 'inherit'}}
          onChange={async (event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) await readFile(file)
          }}
        />
      </Text>
      {isGuessed && (
        <Note>
          The file is not in Unicode. Check the accents and apostrophes above. If they are wrong, save the
          file as .xlsx and choose it again.
        </Note>
      )}
      {sheets && sheets.length > 1 && (
        <Field title="Sheet">
          {(input) => (
            <Choose
              {...input}
              value={sheet ?? ''}
              options={sheets.map(({name}) => ({value: name, title: name}))}
              onChoose={(name) =>
                onSource({...source, ...sheets.find((each) => each.name === name), sheet: name})
              }
            />
          )}
        </Field>
      )}
    </>
  )
}
