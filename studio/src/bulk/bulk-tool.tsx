import {Box, Button, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {collectionSchemas} from '@upline/schemas/schema-types.ts'
import {useDeferredValue, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {shownTime} from '../schedule/own-time.ts'
import {ProblemCard} from '../ui/problem-card.tsx'
import {Waiting} from '../ui/waiting.tsx'
import {BulkFilter} from './bulk-filter.tsx'
import {BulkList} from './bulk-list.tsx'
import {columnsOf} from './columns.ts'
import {OperationRefused} from './commit.ts'
import type {Requested} from './confirmation.tsx'
import {exportTable} from './export-table.ts'
import {ImportDialog} from './import-dialog.tsx'
import {OperationDialog} from './operation-dialog.tsx'
import {useOperationHistory} from './operation-history.ts'
import {type Filter, matchingRows} from './rows.ts'
import type {DoneOperation} from './undo.ts'
import {useRows} from './use-rows.ts'

const types = collectionSchemas.map(({name}) => name)

/** Documents in a list from which many are chosen, and what can be done with them. */
export function BulkTool() {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const {rows, hasFailed, reload} = useRows(types)
  const history = useOperationHistory(client)
  const [filter, setFilter] = useState<Filter>({type: '', state: '', words: ''})
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [requested, setRequested] = useState<Requested>()
  const [isImporting, setImporting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const wanted = useDeferredValue(filter)

  const shown = matchingRows(rows ?? [], wanted)
  const chosen = (rows ?? []).filter(({id}) => selected.has(id))
  const chosenTypes = [...new Set(chosen.map((row) => row.type))]
  const [onlyType] = chosenTypes.length === 1 ? chosenTypes : [undefined]
  const hidden = chosen.length - shown.filter(({id}) => selected.has(id)).length
  const ids = chosen.map(({id}) => id)
  const titleOfType = (name: string) => schema.get(name)?.title ?? name

  const refresh = () => {
    setSelected(new Set())
    reload()
  }
  const done = (operation: DoneOperation) => {
    setRequested(undefined)
    setImporting(false)
    history.add(operation)
    refresh()
  }
  const attempt = async (work: () => Promise<string>, failure: string) => {
    setBusy(true)
    try {
      toast.push({status: 'success', title: await work()})
    } catch (error) {
      toast.push({status: 'error', title: error instanceof OperationRefused ? error.message : failure})
    }
    setBusy(false)
  }
  const undo = () =>
    attempt(async () => {
      await history.undo()
      refresh()
      return 'It was undone.'
    }, 'Nothing was undone. Check the connection, and that nothing changed meanwhile, and try again.')
  const exportChosen = () =>
    attempt(async () => {
      const compiled = onlyType && schema.get(onlyType)
      if (!compiled) return 'Choose documents of one type.'
      const count = await exportTable(client, {type: compiled.name, ids, columns: columnsOf(compiled)})
      return `${count} documents were exported.`
    }, 'Nothing was exported. Check the connection and try again.')

  const action = (
    text: string,
    onClick: () => void,
    more: {disabled?: boolean; tone?: 'critical'; title?: string} = {},
  ) => (
    <Button
      mode="ghost"
      fontSize={1}
      padding={3}
      text={text}
      onClick={onClick}
      {...more}
      disabled={isBusy || chosen.length === 0 || more.disabled}
    />
  )
  const needsOneType =
    chosen.length > 0 && !onlyType ? {disabled: true, title: 'Choose documents of one type'} : {}

  return (
    <Flex direction="column" height="fill">
      <Stack padding={4} gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={1}>
              Many documents at once
            </Heading>
          </Box>
          {history.last && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={3}
              disabled={isBusy}
              text={`Undo: ${history.last.words}`}
              title={`Done ${shownTime(new Date(history.last.at).toISOString())}`}
              onClick={undo}
            />
          )}
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Import a table…"
            onClick={() => setImporting(true)}
          />
        </Flex>
        <BulkFilter filter={filter} titleOfType={titleOfType} types={types} onChange={setFilter} />
        <Flex
          align="center"
          gap={2}
          wrap="wrap"
          role="toolbar"
          aria-label="What to do with the chosen documents"
        >
          <Box flex={1} style={{minWidth: 120}}>
            <Text size={1} muted aria-live="polite">
              {chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}
              {hidden > 0 && `, ${hidden} of them not in this list`}
            </Text>
          </Box>
          {action('Publish…', () => setRequested({kind: 'publish', ids}))}
          {action('Unpublish…', () => setRequested({kind: 'unpublish', ids}))}
          {action('Set a field…', () => setRequested({kind: 'set', ids, type: onlyType}), needsOneType)}
          {action('Export', exportChosen, needsOneType)}
          {action('Delete…', () => setRequested({kind: 'delete', ids}), {tone: 'critical'})}
        </Flex>
      </Stack>
      {hasFailed && (
        <ProblemCard problem="The documents could not be read. Check the connection." onRetry={reload} />
      )}
      {rows ? (
        <BulkList
          // Another filter begins with its first page.
          key={Object.values(wanted).join(' ')}
          rows={shown}
          selected={selected}
          titleOfType={titleOfType}
          onSelect={setSelected}
        />
      ) : (
        !hasFailed && <Waiting />
      )}
      {requested && (
        <OperationDialog requested={requested} onClose={() => setRequested(undefined)} onDone={done} />
      )}
      {isImporting && (
        <ImportDialog
          types={types}
          initialType={filter.type}
          onClose={() => setImporting(false)}
          onDone={done}
        />
      )}
    </Flex>
  )
}
