import {Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {count} from '@upline/editorial/documents/quote-names.ts'
import {editDraft} from '@upline/editorial/tables/cell-change.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {commitOperation, rejectionMessage} from '@upline/editorial/tables/commit.ts'
import {fetchOfType} from '@upline/editorial/tables/export-table.ts'
import {checkImport, planImport, type RowProblem} from '@upline/editorial/tables/import-plan.ts'
import {type Mapping, mappingProblem} from '@upline/editorial/tables/mapping.ts'
import {readTable, type Table} from '@upline/editorial/tables/table.ts'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {useState} from 'react'
import {useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Modal} from '../../ui/modal.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {ImportDifference, type ImportDifferenceProps} from './import-difference.tsx'
import {ImportSource, type Source} from './import-source.tsx'
import {MappingFields} from './mapping-fields.tsx'
import {loadMapping, saveMapping} from './stored-mapping.ts'

interface ImportDialogProps {
  types: readonly {value: string; title: string}[]
  initialType: string
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** Imports a table in steps: paste it or choose a file, map its columns, check the difference, import. */
export function ImportDialog({types, initialType, onClose, onDone}: ImportDialogProps) {
  const client = useStudioClient()
  const schema = useSchema()
  const toast = useToast()
  const [type, setType] = useState(initialType || 'carrier')
  const [source, setSource] = useState<Source>({text: ''})
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<Mapping>([])
  const [checked, setChecked] = useState<ImportDifferenceProps>()
  const [progress, setProgress] = useState('')
  const {isBusy, problem, setProblem, attempt} = useAttempt(rejectionMessage, {isInline: true})
  const compiled = schema.get(type)
  const columns = compiled ? columnsOf(compiled) : []

  const read = () => {
    const found = readTable(source.text, {isPasted: !source.isFile})
    if ('problem' in found) return setProblem(found.problem)
    return attempt(async () => {
      setMapping(await loadMapping(type, found.header, columns))
      setTable(found)
    })
  }
  const check = () => {
    const found = mappingProblem(mapping, columns)
    if (found || !table) return setProblem(found)
    setProgress('Loading the documents')
    return attempt(async () => {
      await saveMapping(type, table.header, mapping)
      const existing = await fetchOfType(client, type)
      const newId = () => `${type.toLowerCase()}-${crypto.randomUUID()}`
      const plan = planImport({table, mapping, columns, existing, type, newId})
      const {problems, open} = await checkImport(plan, type, {client, schema}, (done) =>
        setProgress(`Checking row ${done} of ${plan.rows.length}`),
      )
      const byRow = (a: RowProblem, b: RowProblem) => a.row - b.row
      setChecked({
        plan,
        problems: [...plan.problems, ...problems].sort(byRow),
        open: open.sort(byRow),
      })
    })
  }
  const store = async ({plan}: ImportDifferenceProps) => {
    setProgress('Importing')
    const isStored = await attempt(async () => {
      const mutations = plan.rows.flatMap((row) => editDraft(row.pair, type, row))
      const summary = `${count(plan.rows.length)} imported`
      const done = await commitOperation(client, mutations, summary)
      toast.push({status: 'success', title: `${summary} as drafts. Check and publish them.`})
      onDone(done)
    })
    // The difference may be out of date.
    if (!isStored) setChecked(undefined)
  }

  return (
    <Modal id="bulk-import" header="Import a table" width={3} onClose={onClose}>
      <Stack padding={4} gap={4}>
        {!table && (
          <ImportSource
            {...{types, type, columns, source}}
            onType={setType}
            onSource={setSource}
            onProblem={setProblem}
          />
        )}
        {table && !checked && (
          <MappingFields table={table} mapping={mapping} columns={columns} onChange={setMapping} />
        )}
        {checked && <ImportDifference {...checked} />}
        {problem && <ProblemCard problem={problem} />}
        {isBusy && <Loading label={progress} />}
        <DialogFooter closeText="Close" onClose={onClose}>
          {table && (
            <ActionButton
              mode="ghost"
              text="Back"
              disabled={isBusy}
              onClick={() => {
                setProblem(undefined)
                if (checked) setChecked(undefined)
                else setTable(undefined)
              }}
            />
          )}
          {!table && <ActionButton tone="primary" text="Continue" onClick={read} />}
          {table && !checked && (
            <ActionButton tone="primary" text="Show changes" disabled={isBusy} onClick={check} />
          )}
          {checked && checked.problems.length === 0 && checked.plan.rows.length > 0 && (
            <ActionButton
              tone="primary"
              text={`Import ${count(checked.plan.rows.length)} as ${checked.plan.rows.length === 1 ? 'a draft' : 'drafts'}`}
              disabled={isBusy}
              onClick={() => store(checked)}
            />
          )}
        </DialogFooter>
      </Stack>
    </Modal>
  )
}
