import {useEffect, useState} from 'react'
import {type Observable, shareReplay} from 'rxjs'
import {useDocumentStore} from 'sanity'
import type {Schedule} from './schedule-document.ts'

type DocumentStore = ReturnType<typeof useDocumentStore>

/** One listener for all forms that are open. */
const shared = new WeakMap<DocumentStore, Observable<Schedule[]>>()

/** All schedules, kept current. `undefined` while they load. */
export function useSchedules(): readonly Schedule[] | undefined {
  const documentStore = useDocumentStore()
  const [schedules, setSchedules] = useState<Schedule[]>()
  useEffect(() => {
    const subscription = schedulesOf(documentStore).subscribe({
      next: setSchedules,
      // A form without its badge is better than none.
      error: () => setSchedules([]),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return schedules
}

function schedulesOf(documentStore: DocumentStore): Observable<Schedule[]> {
  const known = shared.get(documentStore)
  if (known) return known
  const schedules: Observable<Schedule[]> = documentStore
    .listenQuery(
      '*[_type == "schedule" && defined(documentId)]',
      {},
      {apiVersion: '2025-02-19', perspective: 'raw', tag: 'schedules'},
    )
    .pipe(shareReplay({bufferSize: 1, refCount: true}))
  shared.set(documentStore, schedules)
  return schedules
}
