import {useEffect, useState} from 'react'
import {
  catchError,
  concat,
  defer,
  finalize,
  map,
  type Observable,
  of,
  shareReplay,
  switchMap,
  timer,
} from 'rxjs'
import {useDocumentStore} from 'sanity'

type DocumentStore = ReturnType<typeof useDocumentStore>

interface Options {
  perspective: 'published' | 'raw'
  tag: string
}

export interface LiveQuery<Data> {
  /** Undefined until the first result; the last result stays after a failure. */
  data: Data | undefined
  /** Whether the last attempt failed. It is tried again every few seconds. */
  hasFailed: boolean
}

/** One listener for all components that use the same query, as long as there are any. */
const sharedQueries = new WeakMap<DocumentStore, Map<string, Observable<LiveQuery<unknown>>>>()

const retryMs = 5000
const failure: LiveQuery<unknown> = {data: undefined, hasFailed: true}

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
    const subscription = sharedQuery(documentStore, key).subscribe(({data, hasFailed}) =>
      // The caller knows the type of its query's result.
      setState((last) => ({data: hasFailed ? last.data : (data as Data), hasFailed})),
    )
    return () => subscription.unsubscribe()
  }, [documentStore, key])
  return state
}

function sharedQuery(documentStore: DocumentStore, key: string): Observable<LiveQuery<unknown>> {
  const queries = sharedQueries.get(documentStore) ?? new Map<string, Observable<LiveQuery<unknown>>>()
  sharedQueries.set(documentStore, queries)
  const [query, params, options] = JSON.parse(key)
  const states =
    queries.get(key) ??
    defer(() => documentStore.listenQuery(query, params, {apiVersion: '2025-02-19', ...options})).pipe(
      map((data: unknown): LiveQuery<unknown> => ({data, hasFailed: false})),
      catchError((_, again) => concat(of(failure), timer(retryMs).pipe(switchMap(() => again)))),
      finalize(() => queries.delete(key)),
      shareReplay({bufferSize: 1, refCount: true}),
    )
  queries.set(key, states)
  return states
}
