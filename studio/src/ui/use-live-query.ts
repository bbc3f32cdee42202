import {useEffect, useState} from 'react'
import {type Observable, shareReplay} from 'rxjs'
import {useDocumentStore} from 'sanity'

type DocumentStore = ReturnType<typeof useDocumentStore>

interface Options {
  perspective: 'published' | 'raw'
  tag: string
}

export interface LiveQuery<Data> {
  /** Undefined until the first result. */
  data: Data | undefined
  hasFailed: boolean
}

/** One listener for all components that use the same query. */
const sharedQueries = new WeakMap<DocumentStore, Map<string, Observable<unknown>>>()

/** Returns the result of a GROQ query, and its new result after each change. */
export function useLiveQuery<Data>(
  query: string,
  params: Readonly<Record<string, unknown>>,
  options: Options,
): LiveQuery<Data> {
  const documentStore = useDocumentStore()
  const key = JSON.stringify([query, params, options])
  const [state, setState] = useState<LiveQuery<Data>>({data: undefined, hasFailed: false})
  useEffect(() => {
    const subscription = sharedQuery(documentStore, key).subscribe({
      // The caller knows the type of its query's result.
      next: (data) => setState({data: data as Data, hasFailed: false}),
      error: () => setState(({data}) => ({data, hasFailed: true})),
    })
    return () => subscription.unsubscribe()
  }, [documentStore, key])
  return state
}

function sharedQuery(documentStore: DocumentStore, key: string): Observable<unknown> {
  const queries = sharedQueries.get(documentStore) ?? new Map<string, Observable<unknown>>()
  sharedQueries.set(documentStore, queries)
  const [query, params, options] = JSON.parse(key)
  const results =
    queries.get(key) ??
    documentStore
      .listenQuery(query, params, {apiVersion: '2025-02-19', ...options})
      .pipe(shareReplay({bufferSize: 1, refCount: true}))
  queries.set(key, results)
  return results
}
