import {useEffect, useState} from 'react'
import {useDocumentStore} from 'sanity'
import {type PageEntry, pageEntries} from './page-rows.ts'

interface PageTreeState {
  pages: readonly PageEntry[]
  /** Id for the next page: another one whenever the pages have changed, since the last one may be taken then. */
  nextId: string
}

/** All pages, drafts over published ones, kept current. `undefined` while they load. */
export function usePages(): PageTreeState | undefined {
  const documentStore = useDocumentStore()
  const [tree, setTree] = useState<PageTreeState>()
  useEffect(() => {
    const pages = documentStore.listenQuery(
      '*[_type == "page" && !(_id in path("versions.**"))]{_id, title, path}',
      {},
      {apiVersion: '2025-02-19', perspective: 'raw', tag: 'page-tree'},
    )
    const subscription = pages.subscribe((stored) =>
      setTree({pages: pageEntries(stored), nextId: `page-${crypto.randomUUID().slice(0, 8)}`}),
    )
    return () => subscription.unsubscribe()
  }, [documentStore])
  return tree
}
