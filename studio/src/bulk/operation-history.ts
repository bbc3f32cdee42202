import {get, update} from 'idb-keyval'
import {useCallback, useEffect, useState} from 'react'
import {type SanityClient, useCurrentUser} from 'sanity'
import {OperationRefused, undoOperation} from './commit.ts'
import {afterUndo, type DoneOperation} from './undo.ts'

/** So many can be undone, one after another from the last; older ones, in ms, are forgotten. */
const most = 10
const longest = 7 * 86_400_000

interface OperationHistory {
  /** What can be undone next. */
  last: DoneOperation | undefined
  add: (done: DoneOperation) => void
  /** Undoes the last operation. Rejects where it cannot be; it is forgotten where it never can. */
  undo: () => Promise<void>
}

/** What this editor did to many documents in this browser, kept over a reload. */
export function useOperationHistory(client: SanityClient): OperationHistory {
  const {projectId, dataset} = client.config()
  const key = `upline.bulk.${projectId}.${dataset}.${useCurrentUser()?.id}`
  const [operations, setOperations] = useState<readonly DoneOperation[]>([])

  useEffect(() => {
    let isCurrent = true
    // Where there is no storage, as in some private windows, it lasts as long as the tool is open.
    const read = () =>
      get<readonly DoneOperation[]>(key).then(
        (stored = []) => isCurrent && setOperations(stored.filter(({at}) => at > Date.now() - longest)),
        () => {},
      )
    void read()
    // Another tab may have done or undone something.
    window.addEventListener('focus', read)
    return () => {
      isCurrent = false
      window.removeEventListener('focus', read)
    }
  }, [key])

  const change = useCallback(
    async (by: (stored: readonly DoneOperation[]) => readonly DoneOperation[]) => {
      await update<readonly DoneOperation[]>(key, (stored = []) => by(stored)).catch(() => {})
      setOperations(by)
    },
    [key],
  )
  const last = operations.at(-1)
  return {
    last,
    add: (done) => void change((stored) => [...stored, done].slice(-most)),
    undo: async () => {
      if (!last) return
      const others = (stored: readonly DoneOperation[]) =>
        stored.filter(({transactionId}) => transactionId !== last.transactionId)
      try {
        const undo = await undoOperation(client, last)
        await change((stored) => others(stored).map((operation) => afterUndo(operation, last, undo)))
      } catch (error) {
        if (error instanceof OperationRefused) await change(others)
        throw error
      }
    },
  }
}
