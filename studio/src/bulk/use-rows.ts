import {useCallback, useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {type BulkRow, bulkRows, type ListedDocument, rowsQuery} from './rows.ts'

export interface Rows {
  /** `undefined` while they load. */
  rows: readonly BulkRow[] | undefined
  hasFailed: boolean
  reload: () => void
}

/** All documents of these types, as they were when the tool was opened, reloaded or returned to. */
export function useRows(types: readonly string[]): Rows {
  const client = useClient({apiVersion: '2025-02-19'})
  const [rows, setRows] = useState<readonly BulkRow[]>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    let isCurrent = true
    client
      .fetch<ListedDocument[]>(rowsQuery, {types}, {perspective: 'raw', useCdn: false, tag: 'bulk-list'})
      .then((documents) => {
        if (!isCurrent) return
        setRows(bulkRows(documents, resolveTokens))
        setFailed(false)
      })
      .catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
    // Another round is another look at the same.
  }, [client, types, round])
  useEffect(() => {
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload])
  return {rows, hasFailed, reload}
}
