import {getPublishedId} from '@sanity/client/csm'
import {Box, Flex, Heading, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {latestOf, pairIn} from '@upline/editorial/documents/pairs.ts'
import {count} from '@upline/editorial/documents/quote-names.ts'
import {formatTime} from '@upline/editorial/schedules/browser-time.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {rejectionMessage} from '@upline/editorial/tables/commit.ts'
import {fetchOfType, tableOf} from '@upline/editorial/tables/export-table.ts'
import {datedTypes} from '@upline/editorial/tables/next-versions.ts'
import {bulkRows, type Filter, matchingRows, rowsQuery} from '@upline/editorial/tables/rows.ts'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {collectionSchemas} from '@upline/schemas/schema-types.ts'
import {type ComponentProps, useDeferredValue, useState} from 'react'
import {useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {downloadCsv} from '../../ui/download-csv.ts'
import {resolveTokens} from '../../ui/fact-values.ts'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {BulkFilter} from './bulk-filter.tsx'
import {BulkList} from './bulk-list.tsx'
import {ImportDialog} from './import-dialog.tsx'
import {OperationDialog} from './operation-dialog.tsx'
import {useOperationHistory} from './operation-history.ts'
import type {Requested} from './operations.ts'

const types = collectionSchemas.map(({name}) => name)
const idsOf = ({left}: DoneOperation) => [...left.keys()].map(getPublishedId)
const typeOptions = collectionSchemas.map(({name, title}) => ({value: name, title: title ?? name}))

/** Lists documents to select, with actions for the selected ones. */
export function BulkTool() {
  const client = useStudioClient()
  const schema = useSchema()
  const toast = useToast()
  const history = useOperationHistory(client)
  const [filter, setFilter] = useState<Filter>({type: '', state: '', search: ''})
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [requested, setRequested] = useState<Requested>()
  const [isImporting, setImporting] = useState(false)
  const currentFilter = useDeferredValue(filter)
  const {
    data: rows,
    error,
    refetch,
  } = useData({
    queryKey: ['bulk list'],
    queryFn: async () => {
      const options = {perspective: 'raw', useCdn: false, tag: 'bulk-list'} as const
      return bulkRows(await client.fetch<StoredDocument[]>(rowsQuery, {types}, options), resolveTokens)
    },
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  const {isBusy, attempt} = useAttempt(rejectionMessage)

  const shown = matchingRows(rows ?? [], currentFilter)
  const chosen = (rows ?? []).filter(({id}) => selected.has(id))
  const ids = chosen.map(({id}) => id)
  const [type, ...otherTypes] = new Set(chosen.map((row) => row.type))
  const onlyType = otherTypes.length === 0 ? type : undefined
  const hidden = chosen.length - shown.filter(({id}) => selected.has(id)).length
  const titleOfType = (name: string) => schema.get(name)?.title ?? name

  const refresh = (selection: readonly string[] = []) => {
    setSelected(new Set(selection))
    void refetch()
  }
  const finish = (operation: DoneOperation, selection?: readonly string[]) => {
    setRequested(undefined)
    setImporting(false)
    history.add(operation)
    refresh(selection)
  }
  const undo = () =>
    attempt(async () => {
      await history.undo()
      refresh()
      toast.push({status: 'success', title: 'Undone.'})
    })
  const exportChosen = () =>
    attempt(async () => {
      const compiled = onlyType && schema.get(onlyType)
      if (!compiled) return
      const pairs = await fetchOfType(client, compiled.name)
      const documents = ids.flatMap((id) => latestOf(pairIn(pairs, id)) ?? [])
      downloadCsv(compiled.name, tableOf(documents, columnsOf(compiled)))
      toast.push({status: 'success', title: `${count(documents.length)} exported.`})
    })

  const action = (text: string, onClick: () => void, more: ComponentProps<typeof ActionButton> = {}) => (
    <ActionButton
      mode="ghost"
      text={text}
      onClick={onClick}
      {...more}
      disabled={isBusy || chosen.length === 0 || more.disabled}
    />
  )
  const needsDates = chosen.every((row) => datedTypes.has(row.type))
    ? {title: 'Draft next year’s versions'}
    : {disabled: true, title: 'Choose documents with effective dates, such as facts and commission levels'}
  const needsOneType =
    chosen.length > 0 && !onlyType ? {disabled: true, title: 'Choose documents of one type'} : {}

  return (
    <Flex direction="column" height="fill">
      <Stack padding={4} gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={1}>
              Bulk changes
            </Heading>
          </Box>
          {history.last && (
            <ActionButton
              mode="bleed"
              disabled={isBusy}
              text={`Undo: ${history.last.summary}`}
              title={`Done ${formatTime(new Date(history.last.at).toISOString())}`}
              onClick={undo}
            />
          )}
          <ActionButton mode="ghost" text="Import a table…" onClick={() => setImporting(true)} />
        </Flex>
        <BulkFilter filter={filter} types={typeOptions} onChange={setFilter} />
        <Flex
          align="center"
          gap={2}
          wrap="wrap"
          role="toolbar"
          aria-label="Actions for the selected documents"
        >
          <Box flex={1} style={{minWidth: 120}} aria-live="polite">
            <Note>
              {chosen.length === 0 ? 'None selected' : `${chosen.length} selected`}
              {hidden > 0 && `, ${hidden} of them not in this list`}
            </Note>
          </Box>
          {action('Publish…', () => setRequested({kind: 'publish', ids}))}
          {action('Schedule…', () => setRequested({kind: 'schedule', ids}))}
          {action('Unpublish…', () => setRequested({kind: 'unpublish', ids}))}
          {action('Set a field…', () => setRequested({kind: 'set', ids, type: onlyType}), needsOneType)}
          {action('Next versions…', () => setRequested({kind: 'next', ids}), needsDates)}
          {action('Export', exportChosen, needsOneType)}
          {action('Delete…', () => setRequested({kind: 'delete', ids}), {tone: 'critical'})}
        </Flex>
      </Stack>
      {error && (
        <ProblemCard
          problem="The documents could not be loaded. Check the connection."
          onRetry={() => void refetch()}
        />
      )}
      {rows ? (
        <BulkList rows={shown} selected={selected} titleOfType={titleOfType} onSelect={setSelected} />
      ) : (
        !error && <Loading />
      )}
      {requested && (
        <OperationDialog
          requested={requested}
          onClose={() => setRequested(undefined)}
          // Both sides of a change of the year are edited and published next.
          onDone={(done) => finish(done, requested.kind === 'next' ? idsOf(done) : [])}
        />
      )}
      {isImporting && (
        <ImportDialog
          types={typeOptions}
          initialType={filter.type}
          onClose={() => setImporting(false)}
          onDone={(done) => finish(done, idsOf(done))}
        />
      )}
    </Flex>
  )
}
