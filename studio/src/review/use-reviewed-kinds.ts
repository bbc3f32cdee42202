import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {useEffect, useState} from 'react'
import {type Observable, shareReplay} from 'rxjs'
import {useDocumentStore} from 'sanity'

type DocumentStore = ReturnType<typeof useDocumentStore>

/** One listener for all forms that are open. */
const shared = new WeakMap<DocumentStore, Observable<string[] | null>>()

/** The kinds of document that need a review, kept current; none while they load. */
export function useReviewedKinds(): readonly string[] {
  const documentStore = useDocumentStore()
  const [kinds, setKinds] = useState<readonly string[]>([])
  useEffect(() => {
    const subscription = kindsOf(documentStore).subscribe({
      next: (found) => setKinds(found ?? []),
      // A menu without “Review…” is better than none: a publish asks the lake itself.
      error: () => setKinds([]),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return kinds
}

function kindsOf(documentStore: DocumentStore): Observable<string[] | null> {
  const known = shared.get(documentStore)
  if (known) return known
  const kinds: Observable<string[] | null> = documentStore
    .listenQuery(
      reviewedKindsQuery,
      {suggestedKinds},
      {apiVersion: '2025-02-19', perspective: 'published', tag: 'reviewed-kinds'},
    )
    .pipe(shareReplay({bufferSize: 1, refCount: true}))
  shared.set(documentStore, kinds)
  return kinds
}
