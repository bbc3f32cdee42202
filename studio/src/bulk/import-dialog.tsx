import {Button, Dialog, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {ProblemCard} from '../ui/problem-card.tsx'
import {columnsOf} from './columns.ts'
import {commitOperation} from './commit.ts'
import {fetchOfType} from './export-table.ts'
import {checkImport, importMutations} from './import-check.ts'
import {ImportDifference} from './import-difference.tsx'
import {type ImportPlan, planImport, type RowProblem} from './import-plan.ts'
import {ImportSource} from './import-source.tsx'
import {type Mapping, mappingProblem} from './mapping.ts'
import {MappingFields} from './mapping-fields.tsx'
import {recallMapping, rememberMapping} from './remembered-mapping.ts'
import {readTable, type Table} from './table.ts'
import type {DoneOperation} from './undo.ts'
import {count, refusalWords} from './words.ts'

interface ImportDialogProps {
  types: readonly string[]
  initialType: string
  onClose: () => void
  /** Called with what was stored. */
  onDone: (done: DoneOperation) => void
}

/** What an import was found to do. */
interface Looked {
  plan: ImportPlan
  existing: readonly StoredDocument[]
  problems: RowProblem[]
  open: RowProblem[]
}

/** A table into documents: paste or choose a file, say what its columns are, look at the difference, import. */
export function ImportDialog({types, initialType, onClose, onDone}: ImportDialogProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const [type, setType] = useState(initialType || 'carrier')
  const [text, setText] = useState('')
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<Mapping>([])
  const [looked, setLooked] = useState<Looked>()
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<string>()
  const compiled = schema.get(type)
  const columns = compiled ? columnsOf(compiled) : []

  const read = () => {
    const found = readTable(text)
    if ('problem' in found) return setProblem(found.problem)
    setProblem(undefined)
    setTable(found)
    setMapping(recallMapping(type, found.header, columns))
  }
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setProgress('Looking at the documents')
    try {
      await work()
    } catch (error) {
      setProblem(refusalWords(error))
    }
    setProgress(undefined)
  }
  const look = () => {
    const wrong = mappingProblem(mapping, columns)
    if (wrong || !table) return setProblem(wrong)
    rememberMapping(type, table.header, mapping)
    return attempt(async () => {
      const existing = await fetchOfType(client, type)
      const newId = () => `${type.toLowerCase()}-${crypto.randomUUID()}`
      const plan = planImport({table, mapping, columns, existing, type, newId})
      const {problems, open} = await checkImport(plan, {type, existing}, {client, schema}, (done, all) =>
        setProgress(`Checking row ${done} of ${all}`),
      )
      setLooked({plan, existing, problems: [...plan.problems, ...problems], open})
    })
  }
  const store = ({plan, existing}: Looked) =>
    attempt(async () => {
      const mutations = await importMutations(plan, {type, existing}, {client, schema})
      if (!mutations) {
        setLooked(undefined)
        setProblem('Somebody changed one of the documents meanwhile. Look at the difference again.')
        return
      }
      const words = `${count(plan.rows.length)} ${plan.rows.length === 1 ? 'was' : 'were'} imported`
      const done = await commitOperation(client, mutations, words)
      toast.push({status: 'success', title: `${words} as drafts. Publish them when you have looked at them.`})
      onDone(done)
    })

  return (
    <Dialog id="bulk-import" header="Import a table" width={3} onClose={onClose}>
      <Stack padding={4} gap={4}>
        {!table && (
          <ImportSource
            types={types}
            type={type}
            columns={columns}
            text={text}
            titleOfType={(name) => schema.get(name)?.title ?? name}
            onType={setType}
            onText={setText}
          />
        )}
        {table && !looked && (
          <MappingFields table={table} mapping={mapping} columns={columns} onChange={setMapping} />
        )}
        {looked && <ImportDifference {...looked} />}
        {problem && <ProblemCard problem={problem} />}
        <Flex justify="flex-end" align="center" gap={2}>
          {progress && (
            <>
              <Spinner muted />
              <Text size={1} muted>
                {progress}
              </Text>
            </>
          )}
          <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
          {table && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Back"
              disabled={progress !== undefined}
              onClick={() => (looked ? setLooked(undefined) : setTable(undefined))}
            />
          )}
          {!table && <Button tone="primary" fontSize={1} padding={3} text="Continue" onClick={read} />}
          {table && !looked && (
            <Button
              tone="primary"
              fontSize={1}
              padding={3}
              text="Show the difference"
              disabled={progress !== undefined}
              onClick={look}
            />
          )}
          {looked && looked.problems.length === 0 && looked.plan.rows.length > 0 && (
            <Button
              tone="primary"
              fontSize={1}
              padding={3}
              text={`Import ${count(looked.plan.rows.length)} as drafts`}
              disabled={progress !== undefined}
              onClick={() => store(looked)}
            />
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}
