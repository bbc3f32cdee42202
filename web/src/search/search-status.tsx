import {useInterfaceText} from '../content/site-context.ts'
import {fill} from '../lib/fill.ts'
import {Button} from '../ui/button.tsx'

type Search = {
  status: 'idle' | 'loading' | 'failed' | 'ready'
  total: number
  query: string
  retry: () => void
}

/** Announces the state of a search: loading, failed, empty, or the number of results. */
export function SearchStatus({search: {status, total, query, retry}}: {search: Search}) {
  const labels = useInterfaceText()
  const texts = {
    idle: '',
    loading: labels.loading,
    failed: labels.searchFailed,
    ready:
      total === 0
        ? fill(labels.searchEmpty, {query})
        : fill(total === 1 ? labels.filterStatusOne : labels.filterStatusMany, {count: total}),
  }
  return (
    <>
      <p role="status" className="py-3 text-sm wrap-anywhere text-soft figures empty:py-1.5">
        {texts[status]}
      </p>
      {status === 'failed' && (
        <Button look="secondary" className="mb-3" onClick={retry}>
          {labels.retry}
        </Button>
      )}
    </>
  )
}
