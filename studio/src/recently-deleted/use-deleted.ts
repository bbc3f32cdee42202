import {useCallback, useEffect, useRef, useState} from 'react'
import type {SanityClient} from 'sanity'
import type {DeletedDocument} from './deleted-documents.ts'
import {readDeleted} from './fetch-deleted.ts'

/** Minimum number of documents to read at a time. */
const batchSize = 50

export interface Deleted {
  documents: readonly DeletedDocument[]
  /** `more` if `readMore` may find older documents. */
  state: 'reading' | 'more' | 'all' | 'failed'
  readMore: () => void
}

/** Reads deleted documents in batches, newest first, because it reads the history of each. */
export function useDeleted(client: SanityClient, types: ReadonlySet<string>): Deleted {
  const reader = useRef<ReturnType<typeof readDeleted>>(undefined)
  const [documents, setDocuments] = useState<readonly DeletedDocument[]>([])
  const [state, setState] = useState<Deleted['state']>('reading')

  const readMore = useCallback(async () => {
    const own = reader.current
    if (!own) return
    setState('reading')
    try {
      for (let count = 0; count < batchSize; ) {
        const {done, value} = await own.next()
        if (own !== reader.current) return
        if (done) return setState('all')
        setDocuments((known) => [...known, ...value])
        count += value.length
      }
      setState('more')
    } catch {
      if (own === reader.current) setState('failed')
    }
  }, [])

  useEffect(() => {
    reader.current = readDeleted(client, types)
    setDocuments([])
    void readMore()
    return () => {
      reader.current = undefined
    }
  }, [client, types, readMore])

  return {documents, state, readMore}
}
