import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {Icon} from '../../ui/icon.tsx'

type Cell = NonNullable<NonNullable<SectionOf<'comparisonTable'>['rows']>[number]['cells']>[number]

/** Renders a tick, a dash or text. Tick and dash have labels for screen readers; text next to a tick qualifies it. */
export function TableCell({cell}: {cell: Cell}) {
  const labels = useInterfaceText()
  if (cell.kind === 'text') return <span>{cell.text}</span>
  const yes = cell.kind === 'yes'
  return (
    // Inline, so that all cells of a row share a baseline.
    <span>
      <Icon
        name={yes ? 'check' : 'minus'}
        className={`mr-2 inline size-5 align-[-0.2em] ${yes ? 'text-accent' : 'text-control'}`}
      />
      <span className={cell.text ? undefined : 'sr-only'}>{cell.text ?? (yes ? labels.yes : labels.no)}</span>
    </span>
  )
}
