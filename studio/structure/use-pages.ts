import {useEffect, useState} from 'react'
import {useDocumentStore} from 'sanity'
import {type PageEntry, pageEntries} from './page-rows.ts'

/** All pages, drafts over published ones, kept current. `undefined` while they are asked for. */
export function usePages(): readonly PageEntry[] | undefined {
  const documentStore = useDocumentStore()
  const [pages, setPages] = useState<readonly PageEntry[]>()
  useEffect(() => {
    const answers = documentStore.listenQuery(
      '*[_type == "page" && !(_id in path("versions.**"))]{_id, title, path}',
      {},
      {apiVersion: '2025-02-19', perspective: 'raw', tag: 'page-tree'},
    )
    const subscription = answers.subscribe((stored) => setPages(pageEntries(stored)))
    return () => subscription.unsubscribe()
  }, [documentStore])
  return pages
}
