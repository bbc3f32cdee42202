import type {Dependent} from '@upline/editorial/uses/dependents.ts'
import {DocumentRow} from './document-row.tsx'
import {List} from './list.tsx'

interface DependentsListProps {
  dependents: readonly Dependent[]
  /** In pixels; a longer list scrolls. */
  maxHeight?: number
}

/** Renders documents that use another one. */
export function DependentsList({dependents, ...list}: DependentsListProps) {
  return (
    <List {...list}>
      {dependents.map(({id, type, title, published, reasons}) => (
        <DocumentRow key={id} {...{id, type, title}} notes={[...reasons, !published && 'Draft']} />
      ))}
    </List>
  )
}
