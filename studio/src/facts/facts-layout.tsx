import {useEffect, useState} from 'react'
import {type LayoutProps, useDocumentStore} from 'sanity'
import {setFactValues} from './fact-values.ts'

/** The Studio's layout once the facts are known, which every preview may show. They are kept current from then on. */
export function FactsLayout(props: LayoutProps) {
  const documentStore = useDocumentStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const facts = documentStore.listenQuery(
      '*[_type == "fact" && defined(key) && defined(value)]{_id, key, value, year, effectiveFrom, effectiveUntil}',
      {},
      {apiVersion: '2025-02-19', perspective: 'published', tag: 'facts'},
    )
    const subscription = facts.subscribe({
      next: (found) => {
        setFactValues(found)
        setReady(true)
      },
      // Without facts the previews show tokens: no reason to show nothing.
      error: () => setReady(true),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return isReady ? props.renderDefault(props) : null
}
