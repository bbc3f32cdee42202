import {Box, Button, Card, Dialog, Flex, Select, Spinner, Stack, Text, TextArea} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {refusalOf} from '../transactions/refusals.ts'
import {type Column, columnsOf} from './columns.ts'
import {commitOperation, OperationRefused} from './commit.ts'
import {setLastOperation} from './last-operation.ts'
import {type Prepared, prepareField, preparePublish, prepareRemoval} from './prepare.ts'
import {ProblemList} from './problem-list.tsx'

export interface Requested {
  kind: 'publish' | 'unpublish' | 'delete' | 'set'
  /** Published ids. */
  ids: readonly string[]
  /** Of all of them; needed to set a field. */
  type?: string | undefined
}

const kindWords = {
  publish: {verb: 'Publish', past: 'published', idle: 'have nothing to publish'},
  unpublish: {verb: 'Unpublish', past: 'unpublished', idle: 'are not published'},
  delete: {verb: 'Delete', past: 'deleted', idle: 'are gone already'},
  set: {verb: 'Change', past: 'changed as drafts', idle: 'have this value already'},
} as const

interface OperationDialogProps {
  requested: Requested
  onClose: () => void
  onDone: () => void
}

/** Looks at what would be done, says what is in the way, and does it after a yes. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const schema = useSchema()
  const {kind, ids, type} = requested
  const [field, setField] = useState<{column: Column; text: string}>()
  const compiled = type && schema.get(type)
  return (
    <Dialog
      id="bulk-operation"
      header={`${kindWords[kind].verb} ${count(ids.length)}`}
      width={1}
      onClose={onClose}
    >
      {kind === 'set' && !field && compiled ? (
        <FieldChoice columns={columnsOf(compiled)} onChoose={setField} onClose={onClose} />
      ) : (
        <Confirmation requested={requested} field={field} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  )
}

interface FieldChoiceProps {
  columns: readonly Column[]
  onChoose: (field: {column: Column; text: string}) => void
  onClose: () => void
}

function FieldChoice({columns, onChoose, onClose}: FieldChoiceProps) {
  const [name, setName] = useState(columns[0]?.name ?? '')
  const [text, setText] = useState('')
  const column = columns.find((each) => each.name === name)
  return (
    <Stack padding={4} gap={4}>
      <Select
        aria-label="Field"
        fontSize={1}
        padding={3}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      >
        {columns.map((each) => (
          <option key={each.name} value={each.name}>
            {each.title}
          </option>
        ))}
      </Select>
      <TextArea
        aria-label="New value"
        placeholder={column?.hint ?? ''}
        rows={3}
        fontSize={1}
        padding={3}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size={1} muted>
        {column?.hint}. Empty clears the field. The drafts change; publish them afterwards.
      </Text>
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          text="Continue"
          disabled={!column}
          onClick={() => column && onChoose({column, text})}
        />
      </Flex>
    </Stack>
  )
}

type Look = {prepared: Prepared} | {failed: true} | {done: number; all: number}

interface ConfirmationProps extends OperationDialogProps {
  field: {column: Column; text: string} | undefined
}

function Confirmation({requested, field, onClose, onDone}: ConfirmationProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const [look, setLook] = useState<Look>({done: 0, all: requested.ids.length})
  const [isBusy, setBusy] = useState(false)
  const {kind, ids} = requested
  const {verb, past, idle} = kindWords[kind]

  useEffect(() => {
    let isCurrent = true
    const onProgress = (done: number, all: number) => isCurrent && setLook({done, all})
    const checking = {client, schema}
    const looking =
      kind === 'publish'
        ? preparePublish(ids, checking, onProgress)
        : kind === 'set' && field
          ? prepareField(ids, field, checking, onProgress)
          : prepareRemoval(kind === 'unpublish' ? 'unpublish' : 'delete', ids, checking)
    looking
      .then((prepared) => isCurrent && setLook({prepared}))
      .catch(() => isCurrent && setLook({failed: true}))
    return () => {
      isCurrent = false
    }
  }, [client, schema, kind, ids, field])

  const proceed = async (prepared: Prepared) => {
    setBusy(true)
    try {
      const words = `${count(prepared.ready.length)} ${prepared.ready.length === 1 ? 'was' : 'were'} ${past}`
      setLastOperation(await commitOperation(client, await prepared.mutations(), words))
      toast.push({status: 'success', title: `${words}.`})
      onDone()
    } catch (error) {
      toast.push({status: 'error', title: refusalWords(error)})
    }
    setBusy(false)
  }

  return (
    <Stack padding={4} gap={4}>
      {'failed' in look && (
        <Card tone="critical" padding={3} radius={2}>
          <Text size={1}>The documents could not be checked. Check the connection and try again.</Text>
        </Card>
      )}
      {'all' in look && (
        <Flex align="center" gap={3}>
          <Spinner muted />
          <Text size={1} muted>
            Checking {look.done} of {look.all}
          </Text>
        </Flex>
      )}
      {'prepared' in look && (
        <>
          {look.prepared.idle > 0 && (
            <Text size={1} muted>
              {count(look.prepared.idle)} {idle}.
            </Text>
          )}
          {look.prepared.problems.length > 0 && (
            <>
              <Text size={1} weight="medium">
                {count(look.prepared.problems.length)} cannot be {past}:
              </Text>
              <ProblemList problems={look.prepared.problems} />
            </>
          )}
          {look.prepared.ready.length > 0 && (
            <Text size={1}>
              All of it happens in one step, or nothing does; “Undo” at the top takes it back.
            </Text>
          )}
        </>
      )}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        {'prepared' in look && look.prepared.ready.length > 0 && (
          <Box>
            <Button
              tone={kind === 'delete' ? 'critical' : 'primary'}
              fontSize={1}
              padding={3}
              disabled={isBusy}
              text={`${look.prepared.problems.length > 0 ? 'Leave these out: ' : ''}${verb} ${count(look.prepared.ready.length)}`}
              onClick={() => proceed(look.prepared)}
            />
          </Box>
        )}
      </Flex>
    </Stack>
  )
}

export function refusalWords(error: unknown): string {
  if (error instanceof OperationRefused) return error.message
  switch (refusalOf(error)) {
    case 'changed':
      return 'Nothing was done: somebody changed one of the documents meanwhile. Try again.'
    case 'reference':
      return 'Nothing was done: documents that were left out refer to others of them.'
    default:
      return 'Nothing was done. Check the connection and try again.'
  }
}

export function count(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-US')} documents`
}
