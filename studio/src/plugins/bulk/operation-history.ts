import {OperationRejected, undoOperation} from '@upline/editorial/tables/commit.ts'
import {afterUndo, type DoneOperation} from '@upline/editorial/tables/undo.ts'
import {get, update} from 'idb-keyval'
import {useCallback, useEffect, useState} from 'react'
import {type SanityClient, useCurrentUser} from 'sanity'

/** Number of operations that can be undone, and their maximum age in milliseconds. */
const maxOperations = 10
const maxAge = 7 * 86_400_000

/** Adds an operation, and forgets those before the last ten. */
export const withOperation = (stored: readonly DoneOperation[], done: DoneOperation): DoneOperation[] =>
  [...stored, done].slice(-maxOperations)

interface OperationHistory {
  /** The operation that `undo` reverts. */
  last: DoneOperation | undefined
  add: (done: DoneOperation) => void
  /** Undoes the last operation, or rejects. An operation that can never be undone is removed. */
  undo: () => Promise<void>
}

/** Returns this editor's bulk operations in this browser. They survive a reload. */
export function useOperationHistory(client: SanityClient): OperationHistory {
  const {projectId, dataset} = client.config()
  const key = `upline.bulk.${projectId}.${dataset}.${useCurrentUser()?.id}`
  const [operations, setOperations] = useState<readonly DoneOperation[]>([])

  useEffect(() => {
    let isCurrent = true
    // Without storage, as in some private windows, the history ends when the tool closes.
    const read = () =>
      get<readonly DoneOperation[]>(key).then(
        (stored = []) => isCurrent && setOperations(stored.filter(({at}) => at > Date.now() - maxAge)),
        () => {},
      )
    void read()
    // Another tab may have changed the history.
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
    add: (done) => void change((stored) => withOperation(stored, done)),
    undo: async () => {
      if (!last) return
      const others = (stored: readonly DoneOperation[]) =>
        stored.filter(({transactionId}) => transactionId !== last.transactionId)
      try {
        const undo = await undoOperation(client, last)
        await change((stored) => others(stored).map((operation) => afterUndo(operation, last, undo)))
      } catch (error) {
        if (error instanceof OperationRejected) await change(others)
        throw error
      }
    },
  }
}
